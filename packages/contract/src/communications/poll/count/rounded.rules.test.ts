import { countBallots } from './count.rules';
import { countRules } from './count-rules';
import { roundedResult } from './rounded.rules';

/** Shares of eight properties, no two the same. */
const weights = [9100, 10_400, 11_300, 12_700, 13_100, 13_900, 14_400, 15_100];

const rules = countRules.parse({
  version: 1,
  title: 'Roof',
  kind: 'yes-no',
  options: ['yes', 'no'].map((key) => ({ key, text: key })),
  seats: 1,
  most: 1,
  points: 1,
  quorum: null,
  threshold: null,
  ties: 'lot',
  electorate: { electors: 8, weight: 100_000 },
});

/** The count where those said yes whose bit is set. */
const counted = (yes: number, voting = weights) =>
  countBallots(
    rules,
    voting.map((weight, place) => ({ weight, choices: (yes >> place) % 2 === 1 ? 'yes' : 'no' })),
    {},
  );

/** How many of the votes come to each value. */
function preimages(votes: readonly number[], valueOf: (yes: number) => number): Map<number, number> {
  const found = new Map<number, number>();
  for (const yes of votes) found.set(valueOf(yes), (found.get(valueOf(yes)) ?? 0) + 1);
  return found;
}

test('exact totals name who said yes; rounded ones leave many who could have', () => {
  const votes = Array.from({ length: 2 ** weights.length }, (_, yes) => yes);
  const byTotal = preimages(votes, (yes) => counted(yes).tallies[0]?.weight ?? 0);
  expect([...byTotal.values()].filter((sets) => sets === 1).length).toBeGreaterThan(100);
  const byShare = preimages(votes, (yes) => roundedResult(rules, counted(yes)).shares[0]?.percent ?? 0);
  const inside = [...byShare].filter(([percent]) => percent > 10 && percent < 90);
  expect(inside).toHaveLength(7);
  for (const [, sets] of inside) expect(sets).toBeGreaterThan(10);
});

test('of fewer than five nothing is told but the outcome, and nothing exact is in it', () => {
  const few = roundedResult(rules, counted(1, weights.slice(0, 4)));
  expect(few).toMatchObject({ outcome: 'failed', shares: [{ percent: null }, { percent: null }] });
  const whole = roundedResult(rules, counted(7));
  expect(whole).toMatchObject({ step: 10, shares: [{ percent: 30 }, { percent: 70 }] });
  expect(Object.keys(whole).toSorted()).toEqual([
    'byLot',
    'elected',
    'outcome',
    'present',
    'quorum',
    'shares',
    'step',
    'tied',
  ]);
});
