/** Whether politics with nothing but a pass passes by itself: kept in this browser. */

const KEY = "aevum-tta-auto-pass";

class Auto {
  pass = $state(localStorage.getItem(KEY) !== "no");

  choose(pass: boolean): void {
    this.pass = pass;
    localStorage.setItem(KEY, pass ? "yes" : "no");
  }
}

export const auto = new Auto();
