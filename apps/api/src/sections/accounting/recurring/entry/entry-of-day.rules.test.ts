import { partOfMonth } from '@courtyard/contract/accounting/recurring/entry/amortization.rules';
import fc from 'fast-check';
import { debitsOf, entryOfDay, linesOfDay } from './entry-of-day.rules';

const lines = (amountMinor: number) => [
  { accountId: 'expense', fundId: 'operating', amountMinor, memo: 'Part of {month}' },
  { accountId: 'prepaid', fundId: 'operating', amountMinor: -amountMinor, memo: null },
];

test('parts are equal, the last takes the rest, and they add up to the cent whatever the sign', () => {
  const parts = (totalMinor: number, months: number) =>
    Array.from({ length: months }, (_, place) => partOfMonth({ totalMinor, months }, place + 1));
  expect(parts(100_000, 3)).toEqual([33_333, 33_333, 33_334]);
  expect(parts(-100_000, 3)).toEqual([-33_333, -33_333, -33_334]);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      fc.integer({ min: 2, max: 120 }),
      (totalMinor, months) => {
        const all = parts(totalMinor, months);
        expect(all.reduce((sum, part) => sum + part, 0)).toBe(totalMinor);
        expect(new Set(all.slice(0, -1)).size).toBe(1);
        expect(Math.abs((all.at(-1) ?? 0) - (all[0] ?? 0))).toBeLessThan(months);
      },
    ),
    { numRuns: 200 },
  );
});

test('each day of an amortization has its part, balanced, and no other day has one', () => {
  const spread = {
    kind: 'amortization' as const,
    lines: lines(100_000),
    months: 3,
    rule: 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1',
    startsOn: '2026-01-31',
  };
  const days = ['2026-01-31', '2026-02-28', '2026-03-31'];
  expect(days.map((day) => debitsOf(linesOfDay(spread, day)))).toEqual([33_333, 33_333, 33_334]);
  for (const day of days)
    expect(linesOfDay(spread, day).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  expect(() => linesOfDay(spread, '2026-04-30')).toThrow(/no part/);
});

test('an accrual is taken back on the first of the month after the day that it is dated, and texts have the month of its own', () => {
  const template = {
    kind: 'accrual' as const,
    months: null,
    memo: 'Power of {month}',
    lines: lines(5_000),
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    startsOn: '2026-01-01',
  };
  const entry = entryOfDay(template, { occursOn: '2026-11-30', datedOn: '2026-12-01' }, 'en');
  expect(entry).toMatchObject({
    date: '2026-12-01',
    memo: 'Power of November 2026',
    reverseOn: '2027-01-01',
    lines: [{ memo: 'Part of November 2026' }, { memo: null }],
  });
});
