/** What the page around a board does for it: given by the match or the replay, used by the frame and its parts. */

import { createContext } from "svelte";
import type { LiveMatch } from "../lib/match.svelte";
import type { Recap } from "../lib/recap.svelte";
import type { Replay } from "../lib/replay.svelte";
import type { Scene } from "../lib/scene";
import type { IconName } from "../components/Icon.svelte";

export interface MenuItem {
  label: string;
  icon: IconName;
  test?: string;
  href?: string;
  pressed?: boolean;
  onclick?: () => void;
}

export interface Desk {
  /** The name of the table or of the game. */
  readonly title: string;
  /** What the board shows. */
  readonly scene: Scene;
  /** The match that goes on; none in a replay. */
  readonly match: LiveMatch | null;
  readonly recap: Recap | null;
  readonly replay: Replay | null;
  /** Whether the seat that looks plays itself: not if it only watches, resigned, or a bot plays in its place. */
  readonly playing: boolean;
  readonly menu: readonly MenuItem[];
  /** Take back the last move, where that is free. */
  undo(): void;
  rule(clause: string | null): void;
  /** Show the result again, once there is one. */
  result(): void;
}

export const [useDesk, provideDesk] = createContext<Desk>();
