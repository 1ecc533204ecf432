/** A row as whoever has the whole database sees it: each value at its path, with the transaction that wrote it. */
export interface SeenRow {
  table: string;
  /** Where it lies in its table: the block and the place in it. */
  place: [number, number];
  values: Record<string, string>;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function* leavesOf(value: Json, path: string): Generator<[string, string]> {
  if (value === null || typeof value === 'boolean') return;
  if (typeof value !== 'object') yield [path, String(value)];
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
}

/** `ctid` as PostgreSQL writes it, `(3,14)`. */
export function seenRow(table: string, ctid: string, xmin: string, row: Json): SeenRow {
  const [block = 0, offset = 0] = ctid.slice(1, -1).split(',').map(Number);
  return { table, place: [block, offset], values: { ...Object.fromEntries(leavesOf(row, '')), xmin } };
}

/** Small numbers and short words are equal by chance; a transaction is told apart from a number that reads the same. */
const joinable = ({ values }: SeenRow) =>
  Object.entries(values)
    .filter(([path, value]) => path === 'xmin' || value.length > 5)
    .map(([path, value]) => (path === 'xmin' ? `xmin ${value}` : value));

/** More joins in a row than any two tables are apart. */
const maxSteps = 20;

/** The one of a set; nothing where there are none or several. */
const onlyOf = <T>(values: Iterable<T>): T | undefined => {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
};

/**
 * Joins all rows with all, by every value and from row to row: a row that has values of one voter alone is theirs, and so is a
 * value that rows of no other voter have. Gives the rows that it leads to, by their voter.
 */
export function joined(rows: readonly SeenRow[], voters: readonly string[]): Map<SeenRow, string> {
  const valuesOf = new Map(rows.map((row) => [row, joinable(row)]));
  const rowsWith = new Map<string, SeenRow[]>();
  for (const [row, values] of valuesOf)
    for (const value of values) rowsWith.set(value, [...(rowsWith.get(value) ?? []), row]);
  let found = new Map<SeenRow, string>();
  let voterOf = new Map(voters.map((voter) => [voter, voter]));
  for (let step = 0; step < maxSteps; step += 1) {
    const next = new Map<SeenRow, string>();
    for (const [row, values] of valuesOf) {
      const voter = onlyOf(values.flatMap((value) => voterOf.get(value) ?? []));
      if (voter !== undefined) next.set(row, voter);
    }
    voterOf = new Map(voters.map((voter) => [voter, voter]));
    for (const [value, holders] of rowsWith) {
      const voter = onlyOf(holders.flatMap((row) => next.get(row) ?? []));
      if (voter !== undefined && !voterOf.has(value)) voterOf.set(value, voter);
    }
    const isSettled = next.size === found.size && [...next].every(([row, voter]) => found.get(row) === voter);
    found = next;
    if (isSettled) break;
  }
  return found;
}

/** Voters, each once, in an order that somebody reads somewhere. */
export type Orders = Map<string, readonly string[]>;

const byText = (a: string, b: string) => (a < b ? -1 : 1);
const inOrder = (values: readonly string[]) =>
  values.every((value) => Number.isFinite(Number(value)))
    ? (a: string, b: string) => Number(a) - Number(b)
    : byText;

/** `voterOf`: whose each id is. The orders of tables that have a row with one such id for each voter, by place and every column. */
export function ordersOf(
  rows: readonly SeenRow[],
  voterOf: ReadonlyMap<string, string>,
  when: string,
): Orders {
  const voters = new Set(voterOf.values());
  const tables = new Map<string, Map<string, SeenRow>>();
  for (const row of rows) {
    const named = new Set(Object.values(row.values).flatMap((value) => voterOf.get(value) ?? []));
    const [voter] = named;
    if (voter === undefined || named.size > 1) continue;
    tables.set(row.table, (tables.get(row.table) ?? new Map<string, SeenRow>()).set(voter, row));
  }
  const orders: Orders = new Map();
  for (const [table, rowOf] of tables) {
    if (rowOf.size < voters.size) continue;
    const seen = [...rowOf];
    const placed = seen.toSorted(([, a], [, b]) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
    orders.set(
      `${when} ${table} ctid`,
      placed.map(([voter]) => voter),
    );
    for (const column of Object.keys(seen[0]?.[1].values ?? {})) {
      const values = new Map(
        seen.flatMap(([voter, row]) => (row.values[column] ? [[voter, row.values[column]]] : [])),
      );
      if (new Set(values.values()).size < voters.size) continue;
      const compare = inOrder([...values.values()]);
      const sorted = [...values].toSorted(([, a], [, b]) => compare(a, b));
      orders.set(
        `${when} ${table} ${column}`,
        sorted.map(([voter]) => voter),
      );
    }
  }
  return orders;
}

/** How far two orders of many runs go together, beyond chance. */
export class Together {
  readonly #sums = new Map<string, { runs: number; rank: number; hits: number }>();

  add(ofVoters: Orders, ofBallots: Orders): void {
    for (const [left, voters] of ofVoters) {
      for (const [right, ballots] of ofBallots) {
        const key = `${left} × ${right}`;
        const sum = this.#sums.get(key) ?? { runs: 0, rank: 0, hits: 0 };
        const count = voters.length;
        const distances = voters.map((voter, at) => (at - ballots.indexOf(voter)) ** 2);
        // Spearman's rank correlation, as a number whose deviation is one where there is none.
        const rho = 1 - (6 * distances.reduce((all, each) => all + each, 0)) / (count * (count ** 2 - 1));
        const hits = distances.filter((distance) => distance === 0).length;
        const rank = sum.rank + rho * Math.sqrt(count - 1);
        this.#sums.set(key, { runs: sum.runs + 1, rank, hits: sum.hits + hits });
      }
    }
  }

  get pairs() {
    return this.#sums.size;
  }

  /** In words: how many pairs there are and how far the furthest are from chance. */
  get figures(): string {
    const all = [...this.#sums.values()];
    const ranks = all.map(({ runs, rank }) => Math.abs(rank) / Math.sqrt(runs));
    const hits = all.map((sum) => (sum.hits - sum.runs) / Math.sqrt(sum.runs));
    const [rank, most] = [Math.max(...ranks), Math.max(...hits)].map((deviations) => deviations.toFixed(2));
    return `${this.pairs} pairs of orders; furthest from chance: rank ${rank} deviations (5 tell), places ${most} (6 tell)`;
  }

  /**
   * The pairs in which one order tells of the other: five deviations of the rank, or six of the ballots that lie at the
   * place of their voter, of which chance has one a run, whatever the number of voters.
   */
  telling(): string[] {
    return [...this.#sums]
      .filter(
        ([, { runs, rank, hits }]) =>
          Math.abs(rank) > 5 * Math.sqrt(runs) || hits > runs + 6 * Math.sqrt(runs),
      )
      .map(([key]) => key)
      .toSorted();
  }
}
