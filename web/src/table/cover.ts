/** At which tables this screen goes from hand to hand: there a cover lies over it between the turns of two people. */

const KEY = "aevum-covered";
const MOST = 40;

function covered(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ").filter((id) => id !== "");
}

export function isCovered(table: string): boolean {
  return covered().includes(table);
}

export function cover(table: string, on: boolean): void {
  const others = covered().filter((id) => id !== table);
  localStorage.setItem(KEY, (on ? [...others, table].slice(-MOST) : others).join(" "));
}
