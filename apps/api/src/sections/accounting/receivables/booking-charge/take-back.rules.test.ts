import { type BookingBill, nextTakingBack } from './take-back.rules';

const bill = (id: string, fee: number, deposit: number, more: Partial<BookingBill> = {}): BookingBill => ({
  id,
  isUntouched: true,
  lines: [
    ...(fee > 0 ? [{ itemId: `${id} fee`, isDeposit: false, amountMinor: fee, leftMinor: fee }] : []),
    ...(deposit > 0
      ? [{ itemId: `${id} deposit`, isDeposit: true, amountMinor: deposit, leftMinor: deposit }]
      : []),
  ],
  ...more,
});

test('an invoice that nobody paid goes whole where the booking costs nothing more', () => {
  expect(nextTakingBack([bill('a', 150, 300)], { feeMinor: 150, depositMinor: 300 })).toEqual({
    kind: 'void',
    invoiceId: 'a',
    cost: { feeMinor: 150, depositMinor: 300 },
  });
});

test('where a part of the fee stays, or something was paid, lines are credited', () => {
  const cost = { feeMinor: 75, depositMinor: 300 };
  const lines = [
    { itemId: 'a fee', amountMinor: 75 },
    { itemId: 'a deposit', amountMinor: 300 },
  ];
  expect(nextTakingBack([bill('a', 150, 300)], cost)).toEqual({ kind: 'credit', lines, cost });
  const paid = bill('a', 75, 300, { isUntouched: false });
  expect(nextTakingBack([paid], cost)).toEqual({ kind: 'credit', lines, cost });
});

test('the newest invoice goes first, and what others took away already is not taken again', () => {
  const cost = { feeMinor: 150, depositMinor: 300 };
  expect(nextTakingBack([bill('b', 50, 0), bill('a', 150, 300)], cost)).toMatchObject({ invoiceId: 'b' });
  const credited = bill('a', 150, 300, {
    isUntouched: false,
    lines: [{ itemId: 'a fee', isDeposit: false, amountMinor: 150, leftMinor: 0 }],
  });
  expect(nextTakingBack([credited], cost)).toBeNull();
  expect(nextTakingBack([], cost)).toBeNull();
});
