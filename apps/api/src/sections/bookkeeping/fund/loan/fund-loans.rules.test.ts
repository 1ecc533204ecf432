import { addDays } from '@courtyard/contract/days';
import fc from 'fast-check';
import { flowsOf, loansOf, type Moving } from './fund-loans.rules';

const entry = (
  place: number,
  moved: Readonly<Record<string, number>>,
  reverses: number | null = null,
): Moving => ({
  entryId: String(place),
  date: addDays('2026-01-01', place),
  reverses: reverses === null ? null : String(reverses),
  moved: Object.entries(moved).map(([fundId, amountMinor]) => ({ fundId, amountMinor })),
});
const lent = (place: number, amountMinor: number) => entry(place, { OP: -amountMinor, RES: amountMinor });
const shown = (entries: readonly Moving[]) =>
  loansOf(entries).map(({ borrowerId, lenderId, amountMinor, parts }) => [
    borrowerId,
    lenderId,
    amountMinor,
    parts.map((part) => [part.entry.entryId, part.amountMinor]),
  ]);
const back = (place: number, reversed: Moving): Moving => ({
  ...entry(place, {}, Number(reversed.entryId)),
  moved: reversed.moved.map(({ fundId, amountMinor }) => ({ fundId, amountMinor: -amountMinor })),
});

test('with one fund on a side there is no doubt, with several both sides go by their ids', () => {
  expect(flowsOf(entry(1, { ROOF: 30, RES: 70, OP: -100 }).moved)).toEqual([
    { borrowerId: 'OP', lenderId: 'RES', amountMinor: 70 },
    { borrowerId: 'OP', lenderId: 'ROOF', amountMinor: 30 },
  ]);
  expect(flowsOf(entry(1, { A: 60, B: 40, C: -50, D: -50 }).moved)).toEqual([
    { borrowerId: 'C', lenderId: 'A', amountMinor: 50 },
    { borrowerId: 'D', lenderId: 'A', amountMinor: 10 },
    { borrowerId: 'D', lenderId: 'B', amountMinor: 40 },
  ]);
  expect(flowsOf(entry(1, { RES: 25 }).moved)).toEqual([
    { borrowerId: null, lenderId: 'RES', amountMinor: 25 },
  ]);
});

test('a repayment takes the oldest part first, and what it has more is owed the other way', () => {
  const both = [lent(1, 100), lent(2, 50)];
  expect(shown([...both, lent(3, -30)])).toEqual([
    [
      'OP',
      'RES',
      120,
      [
        ['1', 70],
        ['2', 50],
      ],
    ],
  ]);
  expect(shown([...both, lent(3, -120)])).toEqual([['OP', 'RES', 30, [['2', 30]]]]);
  expect(shown([...both, lent(3, -150)])).toEqual([]);
  expect(shown([...both, lent(3, -160)])).toEqual([['RES', 'OP', 10, [['3', 10]]]]);
});

test('what was taken back is as if it had never been, so that a loan is as old as it was', () => {
  const [first, second] = [lent(1, 100), lent(2, 50)];
  expect(shown([first, second, back(3, second)])).toEqual([['OP', 'RES', 100, [['1', 100]]]]);
  const repaid = lent(2, -100);
  expect(shown([first, repaid, back(3, repaid)])).toEqual([['OP', 'RES', 100, [['1', 100]]]]);
  const again = back(3, second);
  expect(shown([first, second, again, back(4, again)])).toEqual(shown([first, second]));
});

const someMoved = fc.dictionary(
  fc.constantFrom('A', 'B', 'C', 'D'),
  fc.integer({ min: -1000, max: 1000 }).filter((amount) => amount !== 0),
  { minKeys: 1 },
);
/** Entries, some of which take back one before them that none has taken back. */
const someEntries = fc
  .array(fc.record({ moved: someMoved, takesBack: fc.option(fc.nat(20), { freq: 3 }) }), { maxLength: 30 })
  .map((given) => {
    const entries: Moving[] = [];
    for (const [place, { moved, takesBack }] of given.entries()) {
      const taken = new Set(entries.map(({ reverses }) => reverses));
      const target = takesBack === null ? undefined : entries[takesBack];
      entries.push(
        target && !taken.has(target.entryId)
          ? back(place, target)
          : entry(place, Object.fromEntries(Object.entries(moved))),
      );
    }
    return entries;
  });

function sumsByFund(amounts: Iterable<readonly [fundId: string | null, amountMinor: number]>) {
  const sums = new Map<string, number>();
  for (const [fundId, amountMinor] of amounts)
    if (fundId !== null) sums.set(fundId, (sums.get(fundId) ?? 0) + amountMinor);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

test('whatever was posted, loans come to what stands on the accounts of each fund', () => {
  fc.assert(
    fc.property(someEntries, (entries) => {
      const loans = loansOf(entries);
      const owed = loans.flatMap(({ borrowerId, lenderId, amountMinor }) => [
        [lenderId, amountMinor] as const,
        [borrowerId, -amountMinor] as const,
      ]);
      const posted = entries.flatMap(({ moved }) =>
        moved.map(({ fundId, amountMinor }) => [fundId, amountMinor] as const),
      );
      expect(sumsByFund(owed)).toEqual(sumsByFund(posted));
    }),
  );
});

test('whatever was posted, no two funds owe each other, parts stand by age and none is more than it was', () => {
  fc.assert(
    fc.property(someEntries, (entries) => {
      const loans = loansOf(entries);
      const pairs = loans.map(({ borrowerId, lenderId }) =>
        [String(borrowerId), String(lenderId)].toSorted().join(),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { parts } of loans) {
        const dates = parts.map((part) => part.entry.date);
        expect(dates).toEqual(dates.toSorted());
        expect(parts.every((part) => part.amountMinor > 0 && part.amountMinor <= part.lentMinor)).toBe(true);
      }
    }),
  );
});

test('whatever two funds lent and repaid, what is left is the newest of what was lent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }),
      fc.nat(1_000_000),
      (amounts, share) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const repaid = Math.floor((total * share) / 1_000_000);
        const entries = [
          ...amounts.map((amount, place) => lent(place, amount)),
          ...(repaid ? [lent(50, -repaid)] : []),
        ];
        let left = total - repaid;
        const expected = amounts
          .map((amount, place) => [String(place), amount] as const)
          .toReversed()
          .flatMap(([entryId, amount]) => {
            const stays = Math.min(left, amount);
            left -= stays;
            return stays > 0 ? [[entryId, stays]] : [];
          })
          .toReversed();
        expect(
          loansOf(entries).flatMap(({ parts }) =>
            parts.map((part) => [part.entry.entryId, part.amountMinor]),
          ),
        ).toEqual(expected);
      },
    ),
  );
});
