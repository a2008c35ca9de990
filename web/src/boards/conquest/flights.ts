/** Which armies have just come, and from where: the rules let them come from their own lands or ships near by. */

import type { Atlas, Flight } from "../../map/atlas";
import type { Model } from "./model";

export function flightsOf(before: Model, now: Model, atlas: Atlas, seq: number): Flight[] {
  const found: Flight[] = [];
  for (const place of now.lands.values()) {
    const { army, land } = place;
    if (army === null || before.lands.get(land)?.army === army) continue;
    const near = (atlas.near.get(land) ?? []).map((each) => each.id);
    const ships = now.force?.colour === army ? [...now.force.fleets, ...now.force.caravans] : [];
    const from = near.find((id) => before.lands.get(id)?.army === army) ?? near.find((id) => ships.includes(id));
    if (from !== undefined) found.push({ key: `${seq}/${land}`, from, to: land, colour: army });
  }
  return found;
}

/** The lands where anything is not as it was. */
export function changedLands(before: Model, now: Model): string[] {
  const lands = new Set([...before.lands.keys(), ...now.lands.keys()]);
  return [...lands].filter((land) => {
    const [old, fresh] = [before.lands.get(land), now.lands.get(land)];
    return (
      (old?.army ?? null) !== (fresh?.army ?? null) ||
      (old?.town ?? null) !== (fresh?.town ?? null) ||
      (old?.monument ?? false) !== (fresh?.monument ?? false) ||
      (old?.fort ?? false) !== (fresh?.fort ?? false)
    );
  });
}
