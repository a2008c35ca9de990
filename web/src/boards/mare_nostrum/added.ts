/** What was added to the dice of one side of a battle, told apart. */
export interface Added {
  hero: string | null;
  byHero: number;
  byForts: number;
}

/** A hero adds to every die; the rest comes from forts. Whoever adds nothing is not named. */
export function addedBy(total: number, faces: readonly number[], cards: readonly string[], sea: boolean): Added {
  const more = total - faces.reduce((sum, face) => sum + face, 0);
  const hero = cards.find((card) => card === (sea ? "pericles" : "hannibal")) ?? null;
  const byHero = hero === null ? 0 : Math.min(more, faces.length);
  return { hero: byHero > 0 ? hero : null, byHero, byForts: more - byHero };
}
