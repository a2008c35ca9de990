/** The exact chances of a battle of dice: the highest of each side counts, and some dice may be thrown again. */

export type Outcome = "win" | "tie" | "lose";

export interface Odds {
  win: number;
  tie: number;
  lose: number;
  /** The chance of having the land in the end, if every army left is spent on going on after a loss. */
  inTheEnd?: number;
}

export interface Battle {
  attack: number;
  defence: number;
  /** What the highest dice of both sides come to. */
  outcome: (attack: number, defence: number) => Outcome;
  /** How often the attacker may throw one die again. */
  rerolls?: number;
  /** Whether the attacker may, once, throw any number of dice again; or only all of them. */
  again?: "any" | "all";
  defenderRerolls?: number;
}

/** What a tie is worth to the attacker beside a victory, where one must be chosen over the other. */
const TIE = 0.3;
/** So many throws are hardly ever lost in a row: what comes after them changes no percent. */
const MOST_THROWS = 12;
const SIDES = [1, 2, 3, 4, 5, 6];

type Dice = readonly number[];

/** What is still to be had after a throw that is lost. */
interface Hope {
  win: number;
  tie: number;
}

/** What a throw comes to, and the whole siege with it. */
interface Chances extends Odds {
  end: Hope;
}

const NO_HOPE: Hope = { win: 0, tie: 0 };

export function oddsOf(battle: Battle): Odds {
  const { win, tie, lose } = chancesOf(battle, () => NO_HOPE);
  return { win, tie, lose };
}

/**
 * Both sides throw again as serves them best: the attacker chooses first, then each in turn until both leave it.
 * `afterLoss` says what going on is worth, with the right to throw any number again used or not.
 */
function chancesOf(battle: Battle, afterLoss: (again: boolean) => Hope): Chances {
  const known = new Map<string, Chances>();

  function settled(attack: Dice, defence: Dice, again: boolean): Chances {
    const chances = certain(battle.outcome(attack[0] ?? 0, defence[0] ?? 0));
    return chances.lose === 1 ? { ...chances, end: afterLoss(again) } : chances;
  }

  function after(attack: Dice, defence: Dice, rerolls: number, again: boolean, others: number, turn: number, passes: number): Chances {
    if (passes === 2 || (rerolls === 0 && !again && others === 0)) return settled(attack, defence, again);
    const key = [attack.join(""), defence.join(""), rerolls, Number(again), others, turn, passes].join("/");
    const seen = known.get(key);
    if (seen) return seen;
    let best = after(attack, defence, rerolls, again, others, 1 - turn, passes + 1);
    const consider = (chances: Chances): void => {
      const better = worth(chances) - worth(best);
      if (turn === 0 ? better > 0 : better < 0) best = chances;
    };
    if (turn === 0) {
      if (rerolls > 0) {
        for (const kept of withoutOne(attack)) consider(thrown(kept, 1, (dice) => after(dice, defence, rerolls - 1, again, others, 1, 0)));
      }
      if (again) {
        for (const kept of battle.again === "all" ? [[]] : subsets(attack)) {
          const count = attack.length - kept.length;
          consider(thrown(kept, count, (dice) => after(dice, defence, rerolls, false, others, 1, 0)));
        }
      }
    } else if (others > 0) {
      for (const kept of withoutOne(defence)) consider(thrown(kept, 1, (dice) => after(attack, dice, rerolls, again, others - 1, 0, 0)));
    }
    known.set(key, best);
    return best;
  }

  return thrown([], battle.attack, (attack) =>
    thrown([], battle.defence, (defence) =>
      after(attack, defence, battle.rerolls ?? 0, battle.again !== undefined, battle.defenderRerolls ?? 0, 0, 0),
    ),
  );
}

function certain(result: Outcome): Chances {
  const win = Number(result === "win");
  const tie = Number(result === "tie");
  return { win, tie, lose: 1 - win - tie, end: { win, tie } };
}

/** The odds of throwing some dice again and keeping the others, where nothing is thrown after that. */
export function thrownAgain(kept: readonly number[], count: number, outcome: (highest: number) => Outcome): Odds {
  const { win, tie, lose } = thrown(kept, count, (dice) => certain(outcome(Math.max(...dice))));
  return { win, tie, lose };
}

/** The dice that stay when these are taken up. */
export function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = [...dice];
  for (const die of taken) left.splice(left.indexOf(die), 1);
  return left;
}

function worth(chances: Chances): number {
  return chances.end.win + TIE * chances.end.tie;
}

/** The mean over all throws of some dice added to those that are kept. */
function thrown(kept: Dice, count: number, next: (dice: Dice) => Chances): Chances {
  if (count === 0) return next(kept);
  const sum: Chances = { win: 0, tie: 0, lose: 0, end: { win: 0, tie: 0 } };
  for (const side of SIDES) {
    const chances = thrown([...kept, side].sort((a, b) => b - a), count - 1, next);
    sum.win += chances.win / 6;
    sum.tie += chances.tie / 6;
    sum.lose += chances.lose / 6;
    sum.end.win += chances.end.win / 6;
    sum.end.tie += chances.end.tie / 6;
  }
  return sum;
}

function withoutOne(dice: Dice): Dice[] {
  return dice.map((_, index) => dice.filter((__, other) => other !== index));
}

function subsets(dice: Dice): Dice[] {
  const found: Dice[] = [];
  for (let mask = 0; mask + 1 < 2 ** dice.length; mask++) found.push(dice.filter((_, index) => (mask >> index) & 1));
  return found;
}

/**
 * Add the chance of winning in the end with so many throws, each with one more on the siege than the last.
 * What may be thrown again only once is kept for a later throw where that is better.
 */
export function withSiege(throws: number, battle: (siege: number) => Battle): Odds {
  let used = NO_HOPE;
  let unused = NO_HOPE;
  for (let siege = Math.min(throws, MOST_THROWS) - 1; siege >= 0; siege--) {
    const { again, ...plain } = battle(siege);
    const [laterUsed, laterUnused] = [used, unused];
    used = chancesOf(plain, () => laterUsed).end;
    unused = again === undefined ? used : chancesOf({ ...plain, again }, (left) => (left ? laterUnused : laterUsed)).end;
  }
  return { ...oddsOf(battle(0)), inTheEnd: unused.win };
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
