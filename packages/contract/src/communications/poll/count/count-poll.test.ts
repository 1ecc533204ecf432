import {
  array,
  asyncProperty,
  assert,
  constant,
  constantFrom,
  integer,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { readChoices, writeChoices } from './choices.rules';
import { countPoll } from './count-poll';
import type { CountedBallot, CountRules } from './count-rules';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `o${index + 1}`, text: `Option ${index + 1}` }));

const rulesOf = (more: Partial<CountRules> = {}): CountRules => ({
  version: 1,
  title: 'Board',
  kind: 'ranked',
  options: options(5),
  seats: 1,
  most: 5,
  points: 5,
  quorum: null,
  threshold: null,
  ties: 'lot',
  electorate: { electors: 1000, weight: 10_000_000 },
  ...more,
});

const ballots = (...lines: [count: number, choices: string][]): CountedBallot[] =>
  lines.flatMap(([count, choices]) => Array.from({ length: count }, () => ({ weight: 1, choices })));

const motion = (more: Partial<CountRules> = {}) =>
  rulesOf({
    kind: 'yes-no',
    options: [
      { key: 'yes', text: 'Yes' },
      { key: 'no', text: 'No' },
    ],
    ...more,
  });

const electorate = (weight: number) => ({ electors: weight, weight });
const outcomeOf = async (rules: CountRules, cast: CountedBallot[]) =>
  (await countPoll(rules, cast)).result.outcome;

const weight = integer({ min: 1, max: 1000 });
const ranked = record({
  weight,
  marks: shuffledSubarray(
    options(5).map(({ key }) => key),
    { minLength: 0 },
  ),
});
const rankedBallots = array(ranked, { maxLength: 40 }).map((list) =>
  list.map(({ weight: heavy, marks }) => ({
    weight: heavy,
    choices: writeChoices(
      rulesOf(),
      marks.map((key) => ({ key, score: 1 })),
    ),
  })),
);
const settings = record({
  seats: integer({ min: 1, max: 4 }),
  ties: constantFrom('lot' as const, 'open' as const),
});

test('weight is conserved over the rounds, and seats are filled once each', async () => {
  await assert(
    asyncProperty(settings, rankedBallots, async (chosen, cast) => {
      const { result } = await countPoll(rulesOf(chosen), cast);
      const { present, abstained, rounds, elected, tied } = result;
      for (const { tallies, exhausted, lost } of rounds) {
        const held = Object.values(tallies).reduce((sum, value) => sum + value, 0);
        expect(held + exhausted + lost).toBeCloseTo(present.weight - abstained.weight, 3);
        expect(exhausted).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThan(0.01);
      }
      expect(new Set(elected).size).toBe(elected.length);
      expect(elected.some((key) => tied.includes(key))).toBe(false);
      const some = present.weight > abstained.weight;
      const filled = some ? chosen.seats : 0;
      // Where a seat stays open, the tied are more than what is left.
      expect(elected.length).toBe(tied.length === 0 ? filled : Math.min(elected.length, filled - 1));
      expect(elected.length + tied.length > filled).toBe(tied.length > 0);
    }),
    { numRuns: 200 },
  );
});

test('the order of ballots makes no difference, one flipped vote makes another input', async () => {
  const cases = tuple(settings, rankedBallots).chain(([chosen, cast]) =>
    record({
      chosen: constant(chosen),
      cast: constant(cast),
      shuffled: shuffledSubarray(cast, { minLength: cast.length }),
    }),
  );
  await assert(
    asyncProperty(cases, async ({ chosen, cast, shuffled }) => {
      const first = await countPoll(rulesOf(chosen), cast);
      expect(await countPoll(rulesOf(chosen), shuffled)).toEqual(first);
      const [one, ...rest] = cast;
      if (!one) return;
      const flipped = { ...one, choices: one.choices === 'o1' ? 'o2' : 'o1' };
      expect((await countPoll(rulesOf(chosen), [flipped, ...rest])).inputHash).not.toBe(first.inputHash);
    }),
    { numRuns: 100 },
  );
});

test('who is first on more than half of the ballots wins at once', async () => {
  await assert(
    asyncProperty(rankedBallots, async (cast) => {
      const sum = cast.reduce((total, ballot) => total + ballot.weight, 0);
      const { result } = await countPoll(rulesOf(), [...cast, { weight: sum + 1, choices: 'o3>o1' }]);
      expect(result.elected).toEqual(['o3']);
      expect(result.rounds).toHaveLength(1);
    }),
    { numRuns: 100 },
  );
});

test('an instant run-off hands votes on until one has more than half (Tennessee)', async () => {
  const rules = rulesOf({ options: options(4) });
  const cast = ballots([42, 'o1>o2>o3>o4'], [26, 'o2>o3>o4>o1'], [15, 'o3>o4>o2>o1'], [17, 'o4>o3>o2>o1']);
  const { result } = await countPoll(rules, cast);
  expect(result.rounds.map(({ eliminated }) => eliminated)).toEqual(['o3', 'o2', null]);
  expect(result.rounds[2]?.tallies).toEqual({ o1: 42, o4: 58 });
  expect(result.elected).toEqual(['o4']);
});

test('a single transferable vote hands on what is over the quota', async () => {
  // Worked by hand: 100 votes, two seats, quota 34; o1 has 60, of which 26/60 of each ballot go on.
  const rules = rulesOf({ options: options(4), seats: 2 });
  const cast = ballots([40, 'o1>o2'], [20, 'o1>o3'], [25, 'o3>o4'], [15, 'o4>o3']);
  const { result } = await countPoll(rules, cast);
  expect(result.rounds[0]).toMatchObject({ quota: 34, elected: ['o1'], transferred: 'o1' });
  expect(result.rounds[1]?.tallies).toEqual({ o1: 34, o2: 17.33333, o3: 33.66666, o4: 15 });
  expect(result.rounds[1]).toMatchObject({ eliminated: 'o4', lost: 0.00001 });
  expect(result.elected).toEqual(['o1', 'o3']);
});

test('a quorum, a share of those who vote, attend or could, and a motion with as many for as against', async () => {
  const cast = ballots([6, 'yes'], [4, 'no'], [2, 'abstain']);
  expect(await outcomeOf(motion(), cast)).toBe('passed');
  const quorum = { numerator: 1, denominator: 2 };
  expect(await outcomeOf(motion({ quorum, electorate: electorate(24) }), cast)).toBe('passed');
  expect(await outcomeOf(motion({ quorum, electorate: electorate(25) }), cast)).toBe('no-quorum');
  const half = { numerator: 1, denominator: 2, strictly: true };
  expect(await outcomeOf(motion({ threshold: { ...half, of: 'present' } }), cast)).toBe('failed');
  expect(await outcomeOf(motion({ threshold: { ...half, of: 'present', strictly: false } }), cast)).toBe(
    'passed',
  );
  expect(
    await outcomeOf(motion({ threshold: { ...half, of: 'eligible' }, electorate: electorate(20) }), cast),
  ).toBe('failed');
  expect(await outcomeOf(motion(), ballots([3, 'yes'], [3, 'no']))).toBe('failed');
  expect(
    await outcomeOf(motion({ threshold: { ...half, of: 'cast', strictly: false } }), ballots([2, 'abstain'])),
  ).toBe('failed');
});

test('several seats go to those with most votes; a tie is drawn or stays open; scores add up', async () => {
  const rules = rulesOf({ kind: 'multiple', options: options(3), seats: 2, most: 2 });
  const cast = ballots([3, 'o1+o2'], [3, 'o1+o3']);
  const drawn = (await countPoll(rules, cast)).result;
  expect([drawn.elected[0], drawn.byLot, drawn.elected.length]).toEqual(['o1', true, 2]);
  const open = (await countPoll({ ...rules, ties: 'open' }, cast)).result;
  expect(open).toMatchObject({ outcome: 'tied', elected: ['o1'], tied: ['o2', 'o3'] });
  const scored = await countPoll(rulesOf({ kind: 'score', options: options(2) }), [
    { weight: 2, choices: 'o1=3+o2=5' },
    { weight: 3, choices: 'o1=5' },
  ]);
  expect(scored.result.tallies.map(({ total }) => total)).toEqual([21, 10]);
});

test('choices that break the rules are refused, a spoiled ballot counts as present', async () => {
  const rules = rulesOf({ kind: 'multiple', options: options(3), most: 2 });
  for (const wrong of ['o4', 'o1+o1', 'o2+o1', 'o1+o2+o3', '', 'yes', 'o1>o2', ' o1', 'abstain+o1']) {
    expect(readChoices(rules, wrong)).toBeNull();
  }
  expect(readChoices(rulesOf({ kind: 'score' }), 'o1=6')).toBeNull();
  expect(readChoices(rulesOf({ kind: 'score' }), 'o1=05')).toBeNull();
  await expect(countPoll(rules, ballots([1, 'o9']))).rejects.toThrow('Ballot 1 has choices');
  const few = { ...rules, electorate: electorate(1) };
  await expect(countPoll(few, ballots([2, 'o1']))).rejects.toThrow('The ballots weigh 2');
  expect((await countPoll(rules, ballots([1, 'invalid']))).result).toMatchObject({
    present: { ballots: 1, weight: 1 },
    spoiled: { ballots: 1, weight: 1 },
  });
});

test('ten thousand ranked ballots are counted in one go', async () => {
  const keys = options(12).map(({ key }) => key);
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const cast = Array.from({ length: 10_000 }, () => ({
    weight: 1 + (next() % 900_000),
    choices: keys
      .map((key) => ({ key, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, 3 + (next() % 10))
      .map(({ key }) => key)
      .join('>'),
  }));
  const sum = cast.reduce((total, ballot) => total + ballot.weight, 0);
  const rules = rulesOf({ options: options(12), seats: 5, electorate: { electors: 10_000, weight: sum } });
  const { result } = await countPoll(rules, cast);
  expect(result.elected).toHaveLength(5);
  for (const { tallies, exhausted, lost } of result.rounds) {
    expect(Object.values(tallies).reduce((total, value) => total + value, 0) + exhausted + lost).toBeCloseTo(
      sum,
      1,
    );
  }
});
