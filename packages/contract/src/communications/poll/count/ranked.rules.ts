import type { ReadBallot } from './tally.rules';
import { firstByLot, type Lots } from './ties.rules';

/** Values of transferred votes are kept in hundred-thousandths of a weight, cut off below. */
const scale = 100_000n;

export interface Round {
  /** Weight by option, for those still in it and those elected; to five decimals. */
  tallies: Record<string, number>;
  /** Weight of ballots that name nobody who is still in it. */
  exhausted: number;
  /** What was cut off below the fifth decimal. */
  lost: number;
  quota: number;
  elected: string[];
  /** Whose votes over the quota go on. */
  transferred: string | null;
  eliminated: string | null;
  /** How the eliminated one was found where several had least. */
  tie: 'earlier-round' | 'lot' | null;
}

export interface RankedResult {
  elected: string[];
  /** Options with equal votes for what is left to fill, where ties stay open. */
  tied: string[];
  rounds: Round[];
}

/** Ballots of one ranking, together. `at` is the place of the option that has them now. */
interface Parcel {
  ranking: readonly string[];
  at: number;
  value: bigint;
}

interface Settings {
  keys: readonly string[];
  seats: number;
  /** Whether the last seat stays open where votes are equal. */
  leaveOpen: boolean;
  lots: Lots;
}

const shown = (value: bigint): number => Number(value) / Number(scale);

function parcelsOf(ballots: readonly ReadBallot[]): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const { weight, marks } of ballots) {
    const ranking = marks.map(({ key }) => key);
    const name = ranking.join('>');
    const parcel = parcels.get(name) ?? { ranking, at: 0, value: 0n };
    parcel.value += BigInt(weight) * scale;
    parcels.set(name, parcel);
  }
  return [...parcels.values()];
}

class Ranking {
  readonly rounds: Round[] = [];
  readonly elected: string[] = [];
  tied: string[] = [];
  private readonly continuing: Set<string>;
  /** What elected options hold, and how much of it is over the quota and not yet handed on. */
  private readonly kept = new Map<string, bigint>();
  private readonly surplusOf = new Map<string, bigint>();
  private lost = 0n;
  private readonly firstTotal: bigint;

  constructor(
    private readonly parcels: Parcel[],
    private readonly settings: Settings,
  ) {
    this.continuing = new Set(settings.keys);
    this.firstTotal = parcels.reduce((sum, { value }) => sum + value, 0n);
  }

  run(): RankedResult {
    while (this.firstTotal > 0n && this.elected.length < this.settings.seats && this.continuing.size > 0) {
      this.round();
      if (this.tied.length > 0) break;
    }
    return { elected: this.elected, tied: this.tied, rounds: this.rounds };
  }

  private holderOf({ ranking, at }: Parcel): string | undefined {
    return ranking[at];
  }

  private tallies(): Map<string, bigint> {
    const tallies = new Map([...this.continuing, ...this.elected].map((key) => [key, 0n]));
    for (const parcel of this.parcels) {
      const holder = this.holderOf(parcel);
      if (holder !== undefined && this.continuing.has(holder)) {
        tallies.set(holder, (tallies.get(holder) ?? 0n) + parcel.value);
      }
    }
    // Who is elected keeps the quota, and until it is transferred the surplus.
    for (const key of this.elected) tallies.set(key, this.kept.get(key) ?? 0n);
    return tallies;
  }

  /** Droop: the smallest weight that no more options than seats can reach; for one seat, of the votes still in it. */
  private quota(tallies: ReadonlyMap<string, bigint>): bigint {
    const { seats } = this.settings;
    const active =
      seats === 1 ? [...tallies.values()].reduce((sum, value) => sum + value, 0n) : this.firstTotal;
    return (active / scale / BigInt(seats + 1) + 1n) * scale;
  }

  private round(): void {
    const tallies = this.tallies();
    const quota = this.quota(tallies);
    const round = this.record(tallies, quota);
    this.electBy(round, tallies, quota);
    if (this.elected.length >= this.settings.seats) return;
    const [next] = [...this.surplusOf].toSorted(([, a], [, b]) => Number(b - a));
    if (next) this.transferSurplus(round, ...next);
    else if (this.continuing.size + this.elected.length > this.settings.seats) this.eliminate(round, tallies);
    else this.electRest(round, tallies);
  }

  private record(tallies: ReadonlyMap<string, bigint>, quota: bigint): Round {
    const held = [...tallies.values()].reduce((sum, value) => sum + value, 0n);
    const round: Round = {
      tallies: Object.fromEntries(
        this.settings.keys.flatMap((key) => {
          const value = tallies.get(key);
          return value === undefined ? [] : [[key, shown(value)]];
        }),
      ),
      exhausted: shown(this.firstTotal - held - this.lost),
      lost: shown(this.lost),
      quota: shown(quota),
      elected: [],
      transferred: null,
      eliminated: null,
      tie: null,
    };
    this.rounds.push(round);
    return round;
  }

  /** Options by their votes, most first; equal ones by earlier rounds, then by lot. */
  private inOrder(keys: Iterable<string>, tallies: ReadonlyMap<string, bigint>): string[] {
    const left = new Set(keys);
    const order: string[] = [];
    while (left.size > 0) {
      const most = [...left].reduce((top, key) => {
        const value = tallies.get(key) ?? 0n;
        return value > top ? value : top;
      }, 0n);
      const top = [...left].filter((key) => (tallies.get(key) ?? 0n) === most);
      const chosen = this.byEarlier(top, Math.max).keys;
      const key = chosen.length === 1 ? chosen[0] : firstByLot(chosen, this.settings.lots);
      if (key === undefined) break;
      order.push(key);
      left.delete(key);
    }
    return order;
  }

  private electBy(round: Round, tallies: ReadonlyMap<string, bigint>, quota: bigint): void {
    const reached = [...this.continuing].filter((key) => (tallies.get(key) ?? 0n) >= quota);
    for (const key of this.inOrder(reached, tallies)) {
      const value = tallies.get(key) ?? 0n;
      this.elect(round, key, value);
      if (value > quota) this.surplusOf.set(key, value - quota);
    }
  }

  private elect(round: Round, key: string, value: bigint): void {
    this.continuing.delete(key);
    this.elected.push(key);
    this.kept.set(key, value);
    round.elected.push(key);
  }

  private electRest(round: Round, tallies: ReadonlyMap<string, bigint>): void {
    for (const key of this.inOrder(this.continuing, tallies)) this.elect(round, key, tallies.get(key) ?? 0n);
  }

  /** Every ballot of the elected one goes on at the same part of its value (weighted inclusive Gregory). */
  private transferSurplus(round: Round, key: string, surplus: bigint): void {
    round.transferred = key;
    const held = this.kept.get(key) ?? 0n;
    let moved = 0n;
    for (const parcel of this.parcels) {
      if (this.holderOf(parcel) !== key) continue;
      parcel.value = (parcel.value * surplus) / held;
      moved += parcel.value;
      this.advance(parcel);
    }
    this.lost += surplus - moved;
    this.kept.set(key, held - surplus);
    this.surplusOf.delete(key);
  }

  private eliminate(round: Round, tallies: ReadonlyMap<string, bigint>): void {
    const { lots, seats, leaveOpen } = this.settings;
    const least = [...this.continuing].reduce<bigint | null>((low, key) => {
      const value = tallies.get(key) ?? 0n;
      return low === null || value < low ? value : low;
    }, null);
    const lowest = [...this.continuing].filter((key) => (tallies.get(key) ?? 0n) === least);
    const { keys, decided } = this.byEarlier(lowest, Math.min);
    const decides = this.continuing.size + this.elected.length === seats + 1;
    if (keys.length > 1 && decides && leaveOpen) {
      this.tied = keys;
      this.electAbove(round, tallies, keys);
      return;
    }
    const key = keys.length === 1 ? keys[0] : firstByLot(keys, lots);
    if (key === undefined) return;
    if (lowest.length > 1) round.tie = decided && keys.length === 1 ? 'earlier-round' : 'lot';
    round.eliminated = key;
    this.continuing.delete(key);
    for (const parcel of this.parcels) if (this.holderOf(parcel) === key) this.advance(parcel);
  }

  /** Those who are not among the tied have their seat whoever gets the last one. */
  private electAbove(round: Round, tallies: ReadonlyMap<string, bigint>, tied: readonly string[]): void {
    const sure = [...this.continuing].filter((key) => !tied.includes(key));
    for (const key of this.inOrder(sure, tallies)) this.elect(round, key, tallies.get(key) ?? 0n);
  }

  /** Of equal options those with most, or least, in the latest earlier round in which they differ. */
  private byEarlier(keys: string[], pick: typeof Math.max): { keys: string[]; decided: boolean } {
    let left = keys;
    for (const { tallies } of this.rounds.slice(0, -1).toReversed()) {
      if (left.length === 1) break;
      const extreme = pick(...left.map((key) => tallies[key] ?? 0));
      left = left.filter((key) => (tallies[key] ?? 0) === extreme);
    }
    return { keys: left, decided: left.length < keys.length };
  }

  private advance(parcel: Parcel): void {
    do parcel.at += 1;
    while (parcel.at < parcel.ranking.length && !this.continuing.has(parcel.ranking[parcel.at] ?? ''));
  }
}

/** Instant run-off for one seat, single transferable vote for several. */
export const countRanked = (ballots: readonly ReadBallot[], settings: Settings): RankedResult =>
  new Ranking(parcelsOf(ballots), settings).run();
