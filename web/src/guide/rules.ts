/** The clauses that a newcomer should read at a step, where the step's own one does not say it all. */

type Clauses = Record<string, readonly string[]>;

/** By step; "step number" is for that round or epoch alone. */
const CLAUSES: Record<string, Clauses> = {
  roll_through_the_ages: {
    reroll: ["RTA-2.3", "RTA-2.2"],
    harvest: ["RTA-2.7", "RTA-3.1", "RTA-3.2"],
    build: ["RTA-4.1", "RTA-4.2"],
  },
  through_the_ages: {
    "actions 1": ["TTA-3.1"],
    actions: ["TTA-3.6", "TTA-5.1", "TTA-5.2"],
  },
  history_of_the_world: {
    draft: ["HOW-2.4", "HOW-2.5"],
    rise: ["HOW-3.4", "HOW-3.5", "HOW-3.3"],
    conquest: ["HOW-4.1", "HOW-5.1"],
    monuments: ["HOW-6.4", "HOW-6.5"],
    closing: ["HOW-7.1", "HOW-8.1"],
  },
  brief_history: {
    allot: ["BHW-2.3", "BHW-2.4"],
    expand: ["BHW-5.1", "BHW-6.1"],
    failed: ["BHW-7.1", "BHW-7.3"],
    monument: ["BHW-11.1", "BHW-11.3"],
  },
  mare_nostrum: {
    place: ["MN-7.1", "MN-7.2"],
    pay: ["MN-6.2", "MN-6.3"],
    march: ["MN-8.5", "MN-9.2", "MN-9.4"],
    tasks: ["MN-10.1", "MN-10.2", "MN-10.4"],
  },
};

export function clausesOf(game: string, step: string, count: number, own: string): readonly string[] {
  const known = CLAUSES[game] ?? {};
  return known[`${step} ${count}`] ?? known[step] ?? (own === "" ? [] : [own]);
}
