import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import { countBallots, type CountResult } from './count.rules';
import { type CountedBallot, type CountRules, countRules } from './count-rules';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `o${index + 1}`);

const rulesOf = (keys: readonly string[], more: Partial<CountRules> = {}): CountRules =>
  countRules.parse({
    version: 1,
    title: 'Board',
    kind: 'ranked',
    options: keys.map((key) => ({ key, text: key })),
    seats: 1,
    most: keys.length,
    points: 5,
    quorum: null,
    threshold: null,
    ties: 'open',
    electorate: { electors: 1000, weight: 1_000_000 },
    ...more,
  });

const ballots = (...lines: [weight: number, choices: string][]): CountedBallot[] =>
  lines.map(([weight, choices]) => ({ weight, choices }));

const counted = (options: number, more: Partial<CountRules>, ...lines: [number, string][]) =>
  countBallots(rulesOf(keysOf(options), more), ballots(...lines), {});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Lots that come in this order. */
const lotsInOrder = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key, place) => [key, String.fromCodePoint(97 + place)]));

const kinds = constantFrom('ranked' as const, 'single' as const, 'multiple' as const, 'cumulative' as const);

/** Few ballots with small weights, for ties are what is tested. */
const polls = (count: number) =>
  record({
    kind: kinds,
    seats: integer({ min: 1, max: 3 }),
    cast: array(
      record({
        weight: integer({ min: 1, max: 2 }),
        marks: shuffledSubarray(keysOf(count), { minLength: 1 }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
  });

const choicesOf = (kind: CountRules['kind'], keys: readonly string[], marks: readonly string[]) => {
  const listed = keys.filter((key) => marks.includes(key));
  if (kind === 'ranked') return marks.join('>');
  if (kind === 'single') return marks[0] ?? 'abstain';
  return kind === 'multiple' ? listed.join('+') : listed.map((key) => `${key}=1`).join('+');
};

/** What of a result may not depend on the names of the options, nor on their order. */
const unordered = (
  { elected, tied, byLot, outcome, rounds, tallies }: CountResult,
  renamed = (key: string) => key,
) => {
  const set = (keys: readonly string[]) => keys.map(renamed).toSorted();
  const one = (key: string | null) => (key === null ? null : renamed(key));
  const byName = <T>(entries: [string, T][]) =>
    Object.fromEntries(entries.map(([key, value]): [string, T] => [renamed(key), value]));
  return {
    outcome,
    byLot,
    elected: set(elected),
    tied: set(tied),
    tallies: byName(tallies.map(({ key, total }): [string, number] => [key, total])),
    rounds: rounds.map((round) => ({
      ...round,
      tallies: byName(Object.entries(round.tallies)),
      elected: set(round.elected),
      transferred: one(round.transferred),
      eliminated: one(round.eliminated),
      ...(round.equal && { equal: { ...round.equal, keys: set(round.equal.keys) } }),
    })),
  };
};

test.each([3, 4, 5, 6])('%s options with equal votes are all tied', (options) => {
  const lines = keysOf(options).map((key): [number, string] => [11, key]);
  expect(counted(options, {}, ...lines)).toMatchObject({
    outcome: 'tied',
    elected: [],
    tied: keysOf(options),
    byLot: false,
  });
});

test('equal options for the last of several seats are all tied, the others are elected', () => {
  const lines: [number, string][] = [
    [8, 'o1>o2'],
    [6, 'o2'],
    [6, 'o3'],
    [4, 'o4'],
    [2, 'o5'],
    [2, 'o6'],
    [2, 'o7'],
  ];
  expect(counted(7, { seats: 5 }, ...lines)).toMatchObject({
    elected: ['o1', 'o2', 'o3', 'o4'],
    tied: ['o5', 'o6', 'o7'],
    byLot: false,
  });
});

test('equal last options whose order makes no difference go out together, and the count goes on', () => {
  const { elected, tied, rounds } = counted(
    5,
    {},
    [6, 'o1'],
    [5, 'o2'],
    [1, 'o3>o2'],
    [1, 'o4>o2'],
    [4, 'o5>o1'],
  );
  expect(rounds[0]).toMatchObject({
    eliminated: null,
    tie: null,
    equal: { act: 'eliminate', keys: ['o3', 'o4'], order: 'together' },
  });
  expect(rounds.map(({ eliminated }) => eliminated)).toEqual([null, 'o5', null]);
  expect({ elected, tied }).toEqual({ elected: ['o1'], tied: [] });
});

test('equal last options are tied with the one that wins if one of them goes out', () => {
  // Without o2, o1 has 7 of 10. Without o3, o2 has 6.
  const result = counted(3, {}, [4, 'o1'], [3, 'o2>o1'], [3, 'o3>o2']);
  expect(result).toMatchObject({ outcome: 'tied', elected: [], tied: ['o1', 'o2'] });
  expect(result.rounds[0]?.equal).toEqual({ act: 'eliminate', keys: ['o2', 'o3'], order: 'open' });
});

test('who leads in every way of breaking a tie is elected, though the order of the others differs', () => {
  const singles = keysOf(14).slice(1);
  const lines = singles.map((key): [number, string] => [1, key]);
  expect(counted(14, {}, [5, 'o1'], ...lines)).toMatchObject({ elected: ['o1'], tied: [] });
});

test('an earlier round tells equal options apart before a tie stays open', () => {
  // o3 and o4 go out first; then o2 and o1 both have 5, and o1 had more at first.
  const { elected, rounds } = counted(4, {}, [4, 'o1'], [3, 'o2'], [1, 'o3>o1'], [2, 'o4>o2']);
  expect(rounds.at(-2)).toMatchObject({ eliminated: 'o2', tie: 'earlier-round' });
  expect(elected).toEqual(['o1']);
});

test('equal surpluses are transferred together where their order makes no difference', () => {
  const { rounds, elected } = counted(
    5,
    { seats: 3 },
    ...([
      [30, 'o1>o3'],
      [30, 'o2>o4'],
      [6, 'o3'],
      [5, 'o4'],
      [9, 'o5'],
    ] as [number, string][]),
  );
  expect(rounds[0]).toMatchObject({
    elected: ['o1', 'o2'],
    transferred: null,
    equal: { act: 'transfer', keys: ['o1', 'o2'], order: 'together' },
  });
  expect(elected).toHaveLength(3);
});

test('with more ways than can be counted nothing is decided among those still in the count', () => {
  const keys = keysOf(30);
  const cast = keys.map((key, at) => ({ weight: 1, choices: [key, keys[(at + 7) % 30]].join('>') }));
  const { elected, tied } = countBallots(rulesOf(keys, { seats: 2 }), cast, {});
  expect({ elected, tied }).toEqual({ elected: [], tied: keys });
});

test('whatever the kind of poll, other names and another order of options give the same result', () => {
  const cases = record({
    poll: polls(5),
    names: shuffledSubarray(keysOf(5), { minLength: 5 }),
    order: shuffledSubarray(keysOf(5), { minLength: 5 }),
  });
  assert(
    property(cases, ({ poll: { kind, seats, cast }, names, order }) => {
      const keys = keysOf(5);
      const renamed = (key: string) => names[keys.indexOf(key)] ?? key;
      const lines = (listed: readonly string[], nameOf: (key: string) => string) =>
        cast.map(({ weight, marks }) => ({ weight, choices: choicesOf(kind, listed, marks.map(nameOf)) }));
      const before = countBallots(rulesOf(keys, { kind, seats }), lines(keys, String), {});
      const after = countBallots(rulesOf(order, { kind, seats }), lines(order, renamed), lotsInOrder(order));
      expect(unordered(after)).toEqual(unordered(before, renamed));
    }),
    { numRuns: 500 },
  );
});

test('elected are those whom every lot elects, tied those whom only some elect', () => {
  assert(
    property(polls(4), ({ kind, seats, cast }) => {
      const keys = keysOf(4);
      const lines = cast.map(({ weight, marks }) => ({ weight, choices: choicesOf(kind, keys, marks) }));
      const open = countBallots(rulesOf(keys, { kind, seats }), lines, {});
      const drawn = permutations(keys).map(
        (order) =>
          countBallots(rulesOf(keys, { kind, seats, ties: 'lot' }), lines, lotsInOrder(order)).elected,
      );
      const always = keys.filter((key) => drawn.every((elected) => elected.includes(key)));
      const sometimes = keys.filter((key) => drawn.some((elected) => elected.includes(key)));
      expect(open.elected.toSorted()).toEqual(always);
      expect(open.tied.toSorted()).toEqual(sometimes.filter((key) => !always.includes(key)));
      expect(open.byLot).toBe(false);
    }),
    { numRuns: 500 },
  );
});
