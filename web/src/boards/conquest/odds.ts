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
const SIDES = [1, 2, 3, 4, 5, 6];

type Dice = readonly number[];

/** Both sides throw again as serves them best: the attacker chooses first, then each in turn until both leave it. */
export function oddsOf(battle: Battle): Odds {
  const known = new Map<string, Odds>();

  function after(attack: Dice, defence: Dice, rerolls: number, again: boolean, others: number, turn: number, passes: number): Odds {
    if (passes === 2) {
      const result = battle.outcome(attack[0] ?? 0, defence[0] ?? 0);
      return { win: Number(result === "win"), tie: Number(result === "tie"), lose: Number(result === "lose") };
    }
    const key = [attack.join(""), defence.join(""), rerolls, Number(again), others, turn, passes].join("/");
    const seen = known.get(key);
    if (seen) return seen;
    let best = after(attack, defence, rerolls, again, others, 1 - turn, passes + 1);
    const consider = (odds: Odds): void => {
      const better = worth(odds) - worth(best);
      if (turn === 0 ? better > 0 : better < 0) best = odds;
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

function worth(odds: Odds): number {
  return odds.win + TIE * odds.tie;
}

/** The mean over all throws of some dice added to those that are kept. */
function thrown(kept: Dice, count: number, next: (dice: Dice) => Odds): Odds {
  if (count === 0) return next(kept);
  const sum: Odds = { win: 0, tie: 0, lose: 0 };
  for (const side of SIDES) {
    const odds = thrown([...kept, side].sort((a, b) => b - a), count - 1, next);
    sum.win += odds.win / 6;
    sum.tie += odds.tie / 6;
    sum.lose += odds.lose / 6;
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

/** Add the chance of winning in the end with so many throws, each with one more on the siege than the last. */
export function withSiege(throws: number, odds: (siege: number) => Odds): Odds {
  const first = odds(0);
  let inTheEnd = 0;
  let reached = 1;
  for (let siege = 0; siege < throws && reached > 1e-6; siege++) {
    const here = siege === 0 ? first : odds(siege);
    inTheEnd += reached * here.win;
    reached *= here.lose;
  }
  return { ...first, inTheEnd };
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
