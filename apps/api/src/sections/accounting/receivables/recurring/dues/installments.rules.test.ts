import { apportion } from '@courtyard/contract/accounting/apportion.rules';
import fc from 'fast-check';
import { installmentOf, placeInCycle } from './installments.rules';

const monthly = 'FREQ=MONTHLY;BYMONTHDAY=1';

test('the invoices of a cycle come exactly to its amount, in equal parts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.constantFrom(1, 2, 4, 12),
      (amount, installments) => {
        const parts = Array.from({ length: installments }, (_, place) =>
          installmentOf(amount, installments, place),
        );
        const equal = Array.from({ length: installments }, () => ({ weight: 1 }));
        expect(parts).toEqual(apportion(amount, equal));
      },
    ),
  );
});

test('a day has its place in the cycle of its schedule, also in later years and before the first', () => {
  const year = { installments: 12, from: '2027-07-15' };
  expect(
    ['2027-07-15', '2028-06-15', '2028-07-15', '2027-06-15'].map((day) => placeInCycle(year, monthly, day)),
  ).toEqual([0, 11, 0, 11]);
  const quarters = { installments: 4, from: '2027-01-01' };
  const rule = 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1';
  expect(['2027-01-01', '2027-10-01', '2028-01-01'].map((day) => placeInCycle(quarters, rule, day))).toEqual([
    0, 3, 0,
  ]);
});
