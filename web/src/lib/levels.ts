import { session } from "./session.svelte";
import { t } from "./words.svelte";
import { THINKING, type NewSeat } from "./wire";

export type Level = NonNullable<NewSeat["level"]>;

export const LEVELS: readonly Level[] = ["beginner", "normal", "strong", "expert"];

/** How long bots of a level think about a move at most, or that they answer at once. */
export function thinkingText(level: Level): string {
  const seconds = THINKING[level];
  return seconds === undefined ? t("level-at-once") : t("level-seconds", { seconds: seconds * session.host.bot_time });
}
