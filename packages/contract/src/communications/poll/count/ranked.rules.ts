import { type EqualOptions, Ranking, type RankingSettings, type Round, type Step } from './ranking.rules';
import type { ReadBallot } from './tally.rules';
import { firstByLot, type Lots } from './ties.rules';

export interface RankedResult {
  /** Options that are elected however ties are broken. */
  elected: string[];
  /** Options whose election depends on how ties are broken, where ties stay open. */
  tied: string[];
  rounds: Round[];
}

interface Settings {
  keys: readonly string[];
  seats: number;
  /** Whether a seat stays open where votes are equal. */
  leaveOpen: boolean;
  lots: Lots;
}

/** Options elected in every way of breaking the ties that follow, and in at least one. */
interface Ways {
  always: ReadonlySet<string>;
  sometimes: ReadonlySet<string>;
}

/** Positions that are counted on from, times rankings and options in each: about a second. */
const maxWork = 100_000;

class TooManyWays extends Error {}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** Counts on from a position in every way that equal options allow. */
class EveryWay {
  private readonly known = new Map<string, Ways>();
  private work = 0;

  constructor(private readonly seats: number) {}

  /** Null where there are too many ways to count them all. */
  from(ranking: Ranking, step: Step): Ways | null {
    try {
      return this.byEach(ranking, step);
    } catch (error) {
      if (error instanceof TooManyWays) return null;
      throw error;
    }
  }

  /** What the order of the options comes to. */
  orderOf(ranking: Ranking, step: Step, ways: Ways | null): EqualOptions['order'] {
    if (!ways) return 'open';
    if (this.isSameTogether(ranking, step, ways)) return 'together';
    return sameSet(ways.always, ways.sometimes) ? 'same-result' : 'open';
  }

  private isSameTogether(ranking: Ranking, step: Step, ways: Ways): boolean {
    const together = ranking.copy();
    together.take(step);
    try {
      const then = this.onward(together);
      return sameSet(then.always, ways.always) && sameSet(then.sometimes, ways.sometimes);
    } catch (error) {
      if (error instanceof TooManyWays) return false;
      throw error;
    }
  }

  private byEach(ranking: Ranking, step: Step): Ways {
    const ways = step.keys.map((key) => {
      const copy = ranking.copy();
      copy.take({ ...step, keys: [key] });
      return this.onward(copy);
    });
    const sometimes = new Set(ways.flatMap((way) => [...way.sometimes]));
    return {
      always: new Set([...sometimes].filter((key) => ways.every(({ always }) => always.has(key)))),
      sometimes,
    };
  }

  /** Memoized by position: the order in which options went out often makes no difference. Uses up what it is given. */
  private onward(ranking: Ranking): Ways {
    const position = ranking.position();
    const known = this.known.get(position);
    if (known) return known;
    this.work += ranking.size;
    if (this.work > maxWork) throw new TooManyWays();
    const ways = this.count(ranking);
    this.known.set(position, ways);
    return ways;
  }

  private count(ranking: Ranking): Ways {
    for (;;) {
      const step = ranking.next();
      if (!step) {
        const elected = new Set(ranking.elected);
        return { always: elected, sometimes: elected };
      }
      if (step.keys.length > 1 && !ranking.isInert(step)) return this.byEach(ranking, step);
      const others = [...ranking.elected, ...ranking.continuing.filter((key) => !step.keys.includes(key))];
      if (step.keys.length > 1 && others.length < this.seats) {
        return { always: new Set(others), sometimes: new Set([...others, ...step.keys]) };
      }
      ranking.take(step);
    }
  }
}

function byLots(ranking: Ranking, lots: Lots): RankedResult {
  for (let step = ranking.next(); step; step = ranking.next()) {
    const key = step.keys.length > 1 ? firstByLot(step.keys, lots) : step.keys[0];
    const round = ranking.rounds.at(-1);
    if (round && step.keys.length > 1) round.tie = 'lot';
    ranking.take({ ...step, keys: key === undefined ? [] : [key] });
  }
  return { elected: ranking.elected, tied: [], rounds: ranking.rounds };
}

/** The result where the step can be done in several ways, and they are not the same. */
function leftOpen(ranking: Ranking, ways: Ways | null): RankedResult {
  const { continuing, rounds } = ranking;
  const sure = ranking.inOrder(continuing.filter((key) => ways?.always.has(key)));
  rounds.at(-1)?.elected.push(...sure);
  return {
    elected: [...ranking.elected, ...sure],
    tied: continuing.filter((key) => !ways || (ways.sometimes.has(key) && !ways.always.has(key))),
    rounds,
  };
}

function withOpenTies(ranking: Ranking, seats: number): RankedResult {
  const everyWay = new EveryWay(seats);
  for (let step = ranking.next(); step; step = ranking.next()) {
    if (step.keys.length === 1) {
      ranking.take(step);
      continue;
    }
    const ways = everyWay.from(ranking, step);
    const order = everyWay.orderOf(ranking, step, ways);
    const round = ranking.rounds.at(-1);
    if (round) round.equal = { ...step, order };
    if (order !== 'together') return leftOpen(ranking, ways);
    ranking.take(step);
  }
  return { elected: ranking.elected, tied: [], rounds: ranking.rounds };
}

/**
 * Instant run-off for one seat, single transferable vote for several: Droop quota, weighted inclusive Gregory transfers,
 * one surplus or elimination at a time.
 *
 * Equal options are told apart by the latest earlier round in which they differed, as in the Scottish Local Government
 * Elections Order 2007, schedule 1, rules 49 and 50. Where they never did:
 * - ties by lot: the lot chooses, and the round says so;
 * - ties left open: nothing chooses. The count goes on in every way of breaking the tie (parallel-universe tie-breaking:
 *   V. Conitzer, M. Rognlie, L. Xia, "Preference functions that score rankings and maximum likelihood estimation",
 *   IJCAI 2009). Who is elected in all of them is elected, who is elected in some of them is tied. So the result
 *   depends on the ballots alone, not on names or order of options. Options whose order makes no difference are
 *   eliminated, or have their surpluses transferred, together in one round.
 * With more ways than can be counted, everybody who is still in the count is tied.
 */
export function countRanked(
  ballots: readonly ReadBallot[],
  { keys, seats, leaveOpen, lots }: Settings,
): RankedResult {
  const settings: RankingSettings = { keys, seats, lots: leaveOpen ? null : lots };
  const ranking = new Ranking(ballots, settings);
  return leaveOpen ? withOpenTies(ranking, seats) : byLots(ranking, lots);
}
