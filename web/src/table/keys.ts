/** The keys of the table. A control says itself which digit chooses it: `data-key="1"`. */

export interface Keys {
  end?: (() => void) | undefined;
  undo?: (() => void) | undefined;
  hint?: (() => void) | undefined;
  on?: (() => void) | undefined;
  help?: (() => void) | undefined;
  back?: (() => void) | undefined;
  forward?: (() => void) | undefined;
}

/** Whether somebody is writing, or a dialog or a menu has the keys. */
function elsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") || target.closest("dialog") !== null;
}

/** Whether the element itself does something at this key. */
function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === " ") return target.matches("button, a, summary, [role=button], input");
  return key.startsWith("Arrow") && target.closest("[role=application], [role=tablist], [role=menu], [data-arrows]") !== null;
}

function choose(digit: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-key="${digit}"]`)].find(
    (each) => each.getClientRects().length > 0 && !(each instanceof HTMLButtonElement && each.disabled),
  );
  found?.click();
  return found !== undefined;
}

/** Do what a key means; whether it meant anything. */
export function press(event: KeyboardEvent, keys: Keys): boolean {
  if (event.altKey || event.metaKey || elsewhere(event.target) || taken(event.target, event.key)) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey) {
    if (key !== "z" || !keys.undo) return false;
    keys.undo();
    return true;
  }
  if (/^[1-9]$/.test(key)) return choose(key);
  const deed = { e: keys.end, u: keys.undo, h: keys.hint, " ": keys.on, "?": keys.help, arrowleft: keys.back, arrowright: keys.forward }[key];
  if (!deed) return false;
  deed();
  return true;
}
