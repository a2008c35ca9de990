/** What set out from where. */

import type { Entry } from "../../lib/wire";

export interface Journey {
  from: string;
  to: string;
  colour: number;
  kind: "legion" | "trireme";
}

export function journeysOf(entries: readonly Entry[]): Journey[] {
  return entries
    .flatMap((entry) => entry.events)
    .flatMap((event): Journey[] => {
      const colour = Number(event["seat"]);
      switch (event["event"]) {
        case "marched":
          return [{ from: String(event["province"]), to: String(event["to"]), colour, kind: "legion" }];
        case "launched":
          return [{ from: String(event["province"]), to: String(event["sea"]), colour, kind: "trireme" }];
        case "sailed":
          return [{ from: String(event["sea"]), to: String(event["to"]), colour, kind: "trireme" }];
        default:
          return [];
      }
    });
}
