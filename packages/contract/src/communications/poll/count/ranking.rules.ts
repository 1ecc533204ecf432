import type { ReadBallot } from './tally.rules';
import { byLot, type Lots } from './ties.rules';

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
  /** How the option was chosen where several were equal. */
  tie: 'earlier-round' | 'lot' | null;
  /** Options that no earlier round tells apart, where ties stay open. */
  equal?: EqualOptions;
}

export interface EqualOptions {
  act: 'transfer' | 'eliminate';
  keys: string[];
  /**
   * `together`: their order makes no difference, and they were handled at once. Otherwise this is the last round, and the
   * result is the same in every order, or not.
   */
  order: 'together' | 'same-result' | 'open';
}

/** What comes next in a count, and for which option: one of several where they are equal. */
export type Step = Pick<EqualOptions, 'act' | 'keys'>;

/** Ballots of one ranking, together. `at` is the place of the option that has them now. */
interface Parcel {
  ranking: readonly string[];
  at: number;
  value: bigint;
}

/** Votes of an elected option over the quota, with the round it was elected in and its standing then. */
interface Surplus {
  value: bigint;
  round: number;
  standing: number;
}

export interface RankingSettings {
  keys: readonly string[];
  seats: number;
  /** Null where ties stay open. */
  lots: Lots | null;
}

const shown = (value: bigint): number => Number(value) / Number(scale);
const sumOf = (values: Iterable<bigint>) => [...values].reduce((sum, value) => sum + value, 0n);
const compare = <T>(a: T, b: T) => (a < b ? -1 : Number(a > b));

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

/** A count of ranked ballots at one moment. It goes on by `next` and `take`, in turns. */
export class Ranking {
  rounds: Round[] = [];
  elected: string[] = [];
  private parcels: Parcel[];
  /**
   * Options still in it with their place among each other, the last first: by the votes of this round, equal ones by the
   * latest earlier round in which they differed. The same number: they never differed.
   */
  private standing: Map<string, number>;
  /** What elected options hold, and how much of it is over the quota and not yet handed on. */
  private kept = new Map<string, bigint>();
  private surplusOf = new Map<string, Surplus>();
  private lost = 0n;
  private firstTotal: bigint;

  constructor(
    ballots: readonly ReadBallot[],
    private readonly settings: RankingSettings,
  ) {
    this.parcels = parcelsOf(ballots);
    this.standing = new Map(settings.keys.map((key) => [key, 0]));
    this.firstTotal = sumOf(this.parcels.map(({ value }) => value));
  }

  copy(): Ranking {
    const copy = new Ranking([], this.settings);
    // The rounds before are over: nothing writes in them any more.
    copy.rounds = [...this.rounds.slice(0, -1), ...this.rounds.slice(-1).map((round) => ({ ...round }))];
    copy.elected = [...this.elected];
    copy.parcels = this.parcels.map((parcel) => ({ ...parcel }));
    copy.standing = new Map(this.standing);
    copy.kept = new Map(this.kept);
    copy.surplusOf = new Map(this.surplusOf);
    copy.lost = this.lost;
    copy.firstTotal = this.firstTotal;
    return copy;
  }

  /** Text that is the same for counts that go on alike. */
  position(): string {
    const entries = (of: Map<string, number | bigint>) => [...of].map(([key, n]) => `${key}=${n}`);
    const surpluses = [...this.surplusOf].map(
      ([key, { value, round, standing }]) => `${key}=${value}/${round}/${standing}`,
    );
    return [
      entries(this.standing),
      entries(this.kept).toSorted(),
      surpluses,
      this.parcels.map(({ at, value }) => `${at}/${value}`),
    ].join(';');
  }

  /** Options that can still be elected. */
  get continuing(): string[] {
    return [...this.standing.keys()];
  }

  /** How much work a step is. */
  get size(): number {
    return this.parcels.length + this.settings.keys.length;
  }

  /** Counts a round up to the step that it ends with; null once the seats are filled. */
  next(): Step | null {
    const { seats } = this.settings;
    if (this.firstTotal === 0n || this.elected.length >= seats || this.standing.size === 0) return null;
    const tallies = this.tallies();
    const quota = this.quota(tallies);
    const round = this.record(tallies, quota);
    this.rank(tallies);
    this.electBy(round, tallies, quota);
    if (this.elected.length >= seats) return null;
    if (this.surplusOf.size > 0) return { act: 'transfer', keys: this.greatestSurplus() };
    if (this.standing.size + this.elected.length > seats)
      return { act: 'eliminate', keys: this.last(tallies) };
    for (const key of this.inOrder(this.standing.keys())) this.elect(round, key, tallies.get(key) ?? 0n);
    return null;
  }

  /** Whether no ballot of the options has a further choice: then the order of eliminating them makes no difference. */
  isInert({ act, keys }: Step): boolean {
    const goesOn = ({ ranking, at }: Parcel) => ranking.slice(at + 1).some((key) => this.standing.has(key));
    return (
      act === 'eliminate' &&
      !this.parcels.some((parcel) => keys.includes(parcel.ranking[parcel.at] ?? '') && goesOn(parcel))
    );
  }

  /** Does the step with these options: one, or several together. */
  take({ act, keys }: Step): void {
    if (act === 'transfer') for (const key of keys) this.transferSurplus(key);
    else this.eliminate(keys);
    const [key = null] = keys.length === 1 ? keys : [];
    if (act === 'transfer') this.round().transferred = key;
    else this.round().eliminated = key;
  }

  private round(): Round {
    const round = this.rounds.at(-1);
    if (!round) throw new Error('A step is taken within a round');
    return round;
  }

  private tallies(): Map<string, bigint> {
    const tallies = new Map([...this.standing.keys(), ...this.elected].map((key) => [key, 0n]));
    for (const { ranking, at, value } of this.parcels) {
      const holder = ranking[at];
      if (holder !== undefined && this.standing.has(holder))
        tallies.set(holder, (tallies.get(holder) ?? 0n) + value);
    }
    // Who is elected keeps the quota, and until it is transferred the surplus.
    for (const key of this.elected) tallies.set(key, this.kept.get(key) ?? 0n);
    return tallies;
  }

  /** Droop: the smallest weight that no more options than seats can reach; for one seat, of the votes still in it. */
  private quota(tallies: ReadonlyMap<string, bigint>): bigint {
    const { seats } = this.settings;
    const active = seats === 1 ? sumOf(tallies.values()) : this.firstTotal;
    return (active / scale / BigInt(seats + 1) + 1n) * scale;
  }

  private record(tallies: ReadonlyMap<string, bigint>, quota: bigint): Round {
    const round: Round = {
      tallies: Object.fromEntries(
        this.settings.keys.flatMap((key) => {
          const value = tallies.get(key);
          return value === undefined ? [] : [[key, shown(value)]];
        }),
      ),
      exhausted: shown(this.firstTotal - sumOf(tallies.values()) - this.lost),
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

  private rank(tallies: ReadonlyMap<string, bigint>): void {
    const difference = (a: string, b: string) =>
      compare(tallies.get(a) ?? 0n, tallies.get(b) ?? 0n) ||
      compare(this.standing.get(a) ?? 0, this.standing.get(b) ?? 0);
    const sorted = this.continuing.toSorted(difference);
    let place = 0;
    const places = new Map<string, number>();
    sorted.forEach((key, index) => {
      const before = sorted[index - 1];
      if (before !== undefined && difference(before, key) !== 0) place += 1;
      places.set(key, place);
    });
    this.standing = new Map(this.continuing.map((key) => [key, places.get(key) ?? 0]));
  }

  /** Options by their standing, the first one first; equal ones by lot, or as the poll lists them where ties stay open. */
  inOrder(keys: Iterable<string>): string[] {
    const { lots } = this.settings;
    const listed = lots ? byLot([...keys], lots) : [...keys];
    return listed.toSorted((a, b) => compare(this.standing.get(b) ?? 0, this.standing.get(a) ?? 0));
  }

  private electBy(round: Round, tallies: ReadonlyMap<string, bigint>, quota: bigint): void {
    const reached = this.continuing.filter((key) => (tallies.get(key) ?? 0n) >= quota);
    for (const key of this.inOrder(reached)) {
      const value = tallies.get(key) ?? 0n;
      const surplus = { round: this.rounds.length, standing: this.standing.get(key) ?? 0 };
      this.elect(round, key, value);
      if (value > quota) this.surplusOf.set(key, { ...surplus, value: value - quota });
    }
  }

  private elect(round: Round, key: string, value: bigint): void {
    this.standing.delete(key);
    this.elected.push(key);
    this.kept.set(key, value);
    round.elected.push(key);
  }

  /** Equal ones: who was elected first, then whose standing was better. */
  private greatestSurplus(): string[] {
    const difference = (a: Surplus, b: Surplus) =>
      compare(b.value, a.value) || compare(a.round, b.round) || compare(b.standing, a.standing);
    const sorted = [...this.surplusOf].toSorted(([, a], [, b]) => difference(a, b));
    const first = sorted[0]?.[1];
    return sorted.flatMap(([key, surplus]) => (first && difference(first, surplus) === 0 ? [key] : []));
  }

  private last(tallies: ReadonlyMap<string, bigint>): string[] {
    const keys = this.continuing.filter((key) => this.standing.get(key) === 0);
    const least = tallies.get(keys[0] ?? '');
    const equal = this.continuing.filter((key) => tallies.get(key) === least);
    if (keys.length === 1 && equal.length > 1) this.round().tie = 'earlier-round';
    return keys;
  }

  /** Every ballot of the elected one goes on at the same part of its value (weighted inclusive Gregory). */
  private transferSurplus(key: string): void {
    const surplus = this.surplusOf.get(key)?.value ?? 0n;
    const held = this.kept.get(key) ?? 0n;
    let moved = 0n;
    for (const parcel of this.parcels) {
      if (parcel.ranking[parcel.at] !== key) continue;
      parcel.value = (parcel.value * surplus) / held;
      moved += parcel.value;
      this.advance(parcel);
    }
    this.lost += surplus - moved;
    this.kept.set(key, held - surplus);
    this.surplusOf.delete(key);
  }

  private eliminate(keys: readonly string[]): void {
    for (const key of keys) this.standing.delete(key);
    for (const parcel of this.parcels)
      if (keys.includes(parcel.ranking[parcel.at] ?? '')) this.advance(parcel);
  }

  private advance(parcel: Parcel): void {
    do parcel.at += 1;
    while (parcel.at < parcel.ranking.length && !this.standing.has(parcel.ranking[parcel.at] ?? ''));
  }
}
