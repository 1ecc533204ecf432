export interface Period {
  begin: Date;
  /** The first moment that is no longer of it. */
  end: Date;
}

/** Requests of a month, a column each, in the same order. NaN for what is not. */
export interface ReportPart {
  kinds: readonly string[];
  /** As "kind:category". */
  categories: readonly string[];
  propertyIds: readonly (string | null)[];
  /** By place in the columns; those without a vendor are left out. */
  vendorIds: ReadonlyMap<number, readonly string[]>;
  /** When it was reported; moments are in seconds. */
  createdAt: Float64Array;
  /** The same, where it is open. */
  openSince: Float64Array;
  /** From when on it is late. */
  lateAt: Float64Array;
  respondedSeconds: Float64Array;
  resolvedSeconds: Float64Array;
}

/** What a request at a place of a part is counted for. */
export type KeysOf = (part: ReportPart, place: number) => readonly (string | null)[];

/** Of a group of requests. */
export interface GroupCounts {
  key: string | null;
  requests: number;
  open: number;
  late: number;
  ageDays: number | null;
  respondHours: number | null;
  resolveHours: number | null;
}

interface Group {
  requests: number;
  late: number;
  openSince: number[];
  respondedSeconds: number[];
  resolvedSeconds: number[];
}

const hour = 3600;

/** Moves values until the one at a place is what it is in order, with none before it larger and none after it smaller (quickselect). */
function settle(values: Float64Array, place: number): void {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1;
      while ((values[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      [values[low], values[high]] = [values[high] ?? 0, values[low] ?? 0];
      low += 1;
      high -= 1;
    }
    if (place <= high) to = high;
    else if (place >= low) from = low;
    else return;
  }
}

/** As `percentile_cont(0.5)` of PostgreSQL; null of none. Sorting a hundred thousand takes several times as long. */
export function medianOf(given: readonly number[]): number | null {
  if (given.length === 0) return null;
  const values = Float64Array.from(given);
  const upper = values.length >> 1;
  settle(values, upper);
  const middle = values[upper] ?? 0;
  if (values.length % 2 === 1) return middle;
  let lower = -Infinity;
  for (let place = 0; place < upper; place += 1) lower = Math.max(lower, values[place] ?? 0);
  return (lower + middle) / 2;
}

/** Seconds in a unit of so many, to a tenth; halves away from zero. */
function inUnits(seconds: number | null, unit: number): number | null {
  if (seconds === null) return null;
  const tenths = Math.round((Math.abs(seconds) / unit) * 10);
  return tenths === 0 ? 0 : (Math.sign(seconds) * tenths) / 10;
}

function add(into: number[], value: number | undefined): void {
  if (value !== undefined && !Number.isNaN(value)) into.push(value);
}

/** The most first; as many by their keys, those without one last. */
function inOrder(one: GroupCounts, other: GroupCounts): number {
  if (one.requests !== other.requests) return other.requests - one.requests;
  if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
  return one.key < other.key ? -1 : 1;
}

/** What is counted: the requests of all parts that were reported in the period. */
interface Counted {
  parts: readonly ReportPart[];
  period: Period;
}

/** Counts requests by their keys, as of a moment in seconds. */
export function countGroups({ parts, period }: Counted, keysOf: KeysOf, now: number): GroupCounts[] {
  const [begin, end] = [period.begin.getTime() / 1000, period.end.getTime() / 1000];
  const groups = new Map<string | null, Group>();
  const groupOf = (key: string | null): Group => {
    const known = groups.get(key);
    if (known) return known;
    const made: Group = { requests: 0, late: 0, openSince: [], respondedSeconds: [], resolvedSeconds: [] };
    groups.set(key, made);
    return made;
  };
  for (const part of parts)
    for (let place = 0; place < part.kinds.length; place += 1) {
      const createdAt = part.createdAt[place] ?? NaN;
      if (!(createdAt >= begin && createdAt < end)) continue;
      for (const key of keysOf(part, place)) {
        const group = groupOf(key);
        group.requests += 1;
        if ((part.lateAt[place] ?? NaN) < now) group.late += 1;
        add(group.openSince, part.openSince[place]);
        add(group.respondedSeconds, part.respondedSeconds[place]);
        add(group.resolvedSeconds, part.resolvedSeconds[place]);
      }
    }
  return [...groups]
    .map(([key, { requests, late, openSince, respondedSeconds, resolvedSeconds }]): GroupCounts => {
      const since = medianOf(openSince);
      return {
        key,
        requests,
        late,
        open: openSince.length,
        ageDays: inUnits(since === null ? null : now - since, 24 * hour),
        respondHours: inUnits(medianOf(respondedSeconds), hour),
        resolveHours: inUnits(medianOf(resolvedSeconds), hour),
      };
    })
    .toSorted(inOrder);
}
