/** The lessons of the guided game: what each round teaches, as a move to try once in it. */

import type { Scene } from "../../lib/scene";
import type { JsonObject } from "../../lib/wire";

type Lesson = (action: JsonObject) => boolean;

// The lessons come with the lobby, so they do not know what is printed on all cards.
function of(verb: string, ...cards: string[]): Lesson {
  return (action) => action["verb"] === verb && (cards.length === 0 || cards.includes(String(action["new"] ?? action["card"] ?? "")));
}

/** By round; what comes first in a line is tried first. */
const LESSONS: Record<number, readonly Lesson[]> = {
  2: [of("play_leader"), of("build_stages")],
  3: [of("increase_population")],
  4: [of("build", "bronze", "iron", "agriculture", "irrigation"), of("upgrade", "iron", "irrigation")],
  5: [of("play_technology"), of("build", "philosophy", "alchemy", "printing_press")],
  6: [of("train", "knights", "swordsmen", "warriors")],
};

/** The move that the lesson of this round is about, until it has been made in this turn. */
export function teaches(scene: Scene): JsonObject | null {
  const { state, entries } = scene;
  if (state.prompt?.step !== "actions") return null;
  const lesson = LESSONS[Number(state.view["round"])] ?? [];
  const began = entries.findLastIndex((entry) => entry.events.some((event) => event["event"] === "turn_began"));
  const done = entries.slice(began + 1).filter((entry) => entry.kind === "play" && entry.seat === state.seat && entry.action !== null);
  if (done.some(({ action }) => lesson.some((fits) => action !== null && fits(action)))) return null;
  for (const fits of lesson) {
    const found = state.legal.find(fits);
    if (found !== undefined) return found;
  }
  return null;
}
