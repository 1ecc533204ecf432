import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import { duesMonths } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { addDays, addMonths, fiscalYearOf } from '@courtyard/contract/days';
import fc from 'fast-check';
import { installmentOf } from '../../accounting';
import { amountsToRaise, apportionPools, type DuesUnit, poolAmounts, weightsOf } from './dues.rules';

const units = fc
  .array(
    fc.record({
      share: fc.integer({ min: 1, max: 1_000_000 }),
      ratio: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((all): DuesUnit[] => all.map((unit, place) => ({ ...unit, id: `u${place}`, name: `Unit ${place}` })));

const pool = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([one, other]) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    return { shareHundredths: low, ratioHundredths: high - low, equalHundredths: 10_000 - high };
  });

/** Amounts up to what a person enters; sums of twelve pools stay whole numbers. */
const pools = fc.array(
  fc.record({ parts: pool, amountMinor: fc.integer({ min: 0, max: 1_000_000_000_000 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test('pools over random shares and months come to the budget, and no unit moves by a minor unit from its exact part', () => {
  fc.assert(
    fc.property(units, pools, fc.constantFrom(1, 2, 4, 12), (given, of, installments) => {
      const amounts = of.map(({ amountMinor }) => amountMinor);
      const rows = apportionPools(
        given,
        of.map(({ parts }) => parts),
        amounts,
      );
      of.forEach(({ parts, amountMinor }, place) => {
        const column = rows.map((row) => row[place] ?? 0);
        expect(column.reduce((sum, part) => sum + part, 0)).toBe(amountMinor);
        const weights = weightsOf(given, parts);
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        column.forEach((part, unit) => {
          const off = BigInt(part) * whole - BigInt(amountMinor) * (weights[unit] ?? 0n);
          expect(off < whole && off > -whole).toBe(true);
        });
        const billed = column.map((part) =>
          Array.from({ length: installments }, (_, month) => installmentOf(part, installments, month)),
        );
        billed.forEach((months, unit) => {
          expect(months.reduce((sum, part) => sum + part, 0)).toBe(column[unit]);
          expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1);
        });
      });
    }),
    { numRuns: 60 },
  );
});

test('exact parts of a mixed pool are those of its bases in their percentages', () => {
  const two = [
    { id: 'a', name: 'A', share: 250_000, ratio: 300 },
    { id: 'b', name: 'B', share: 750_000, ratio: 100 },
  ];
  const mixed = { shareHundredths: 5_000, ratioHundredths: 2_500, equalHundredths: 2_500 };
  // A: 0.5 × 0.25 + 0.25 × 0.75 + 0.25 × 0.5 = 0.4375
  expect(apportionPools(two, [mixed], [160_000])).toEqual([[70_000], [90_000]]);
});

test('the pool without accounts raises what the others leave, of the budgeted income or of what is needed', () => {
  const accounts = [
    { id: 'dues', type: 'income' as const, yearMinor: 10_000 },
    { id: 'laundry', type: 'income' as const, yearMinor: 1_000 },
    { id: 'water', type: 'expense' as const, yearMinor: 4_000 },
    { id: 'roof', type: 'expense' as const, yearMinor: 6_000 },
    { id: 'reserve', type: 'transfer' as const, yearMinor: -2_000 },
  ];
  const given = [
    { incomeAccountId: 'dues', accountIds: [] },
    { incomeAccountId: 'dues', accountIds: ['water', 'reserve'] },
  ];
  expect(amountsToRaise(accounts, given)).toEqual({ incomeMinor: 10_000, neededMinor: 11_000 });
  expect(poolAmounts(accounts, given, 10_000)).toEqual([4_000, 6_000]);
});

test('a year on any date has its billing dates, a short one fewer, none outside of it', () => {
  const days = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }));
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...duesMonths),
      fc.integer({ min: 0, max: 28 }),
      ([month, date], months, billingDay) => {
        const year = fiscalYearOf('2027-06-30', { month, date });
        const found = billingDays({ months, billingDay }, year);
        expect(found).toHaveLength(12 / months);
        expect(found.every((day) => day >= year.from && day <= year.to)).toBe(true);
        expect(found.toSorted()).toEqual(found);
        const short = { from: year.from, to: addDays(addMonths(year.from, 5), -1) };
        expect(billingDays({ months: 1, billingDay }, short)).toHaveLength(5);
      },
    ),
  );
  expect(billingDays({ months: 3, billingDay: 0 }, { from: '2027-11-15', to: '2028-11-14' })).toEqual([
    '2027-11-30',
    '2028-02-29',
    '2028-05-31',
    '2028-08-31',
  ]);
});
