import { idOf } from '@courtyard/common/testing';
import { billSummaryOf } from '../bill.fixture';
import { leftOf, partOf } from './bills.rules';

const other = { id: idOf(101), name: 'Power' };
const bills = [
  billSummaryOf({ id: idOf(1), vendor: other }),
  billSummaryOf({ id: idOf(2) }),
  billSummaryOf({ id: idOf(3), kind: 'credit', totalMinor: -500, openMinor: -500 }),
];

test('all of a bill is paid, and all of a credit used, unless somebody writes less', () => {
  expect(bills.map(partOf).map(({ amountMinor }) => amountMinor)).toEqual([20_000, 20_000, 500]);
});

test('what is left begins with the vendors who are paid already', () => {
  const ids = (chosen: string[]) =>
    leftOf(
      bills,
      chosen.map((billId) => ({ billId })),
    ).map(({ id }) => id);
  expect(ids([])).toEqual([idOf(1), idOf(2), idOf(3)]);
  expect(ids([idOf(2)])).toEqual([idOf(3), idOf(1)]);
});
