/** What a person chose about the page itself: kept in this browser, and with the account where there is one. */

import type { Me, Settings as Stored } from "./wire";

export type Language = Me["language"];
export type Chosen = Required<Stored> & { language: Language };

const KEY = "aevum-settings";

function fromBrowser(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("hu")) ? "hu" : "en";
}

function read(): Chosen {
  const standard: Chosen = {
    language: fromBrowser(),
    theme: "system",
    colours: "standard",
    animation: "full",
    sound: false,
    replay: true,
    moments: "quick",
  };
  const text = localStorage.getItem(KEY);
  if (text === null) return standard;
  try {
    return { ...standard, ...(JSON.parse(text) as Partial<Chosen>) };
  } catch {
    // A damaged entry is worth no more than none: start again from the standard.
    localStorage.removeItem(KEY);
    return standard;
  }
}

class Settings {
  chosen = $state.raw<Chosen>(read());
  readonly #dark = window.matchMedia("(prefers-color-scheme: dark)");
  readonly #still = window.matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.#dark.addEventListener("change", () => this.apply());
    this.#still.addEventListener("change", () => this.apply());
  }

  get motion(): Chosen["animation"] {
    return this.chosen.animation === "full" && this.#still.matches ? "reduced" : this.chosen.animation;
  }

  change(part: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...part };
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const { theme, language, colours } = this.chosen;
    root.lang = language;
    root.dataset["theme"] = theme === "dark" || (theme === "system" && this.#dark.matches) ? "dark" : "light";
    root.dataset["colours"] = colours;
    root.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();
