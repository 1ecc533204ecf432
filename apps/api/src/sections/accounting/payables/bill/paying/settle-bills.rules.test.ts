import fc from 'fast-check';
import { applicationsOf, inOrder, type OpenBillItem, paymentLines } from './settle-bills.rules';

const items = (prefix: string): fc.Arbitrary<OpenBillItem[]> =>
  fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 }).map((amounts) =>
    amounts.map((openMinor, at) => ({
      id: `${prefix}${at}`,
      accountId: 'payable',
      fundId: at % 2 === 0 ? 'OP' : 'RES',
      expenseId: `expense ${at % 3}`,
      taxBox: at % 2 === 0 ? 'nec-1' : null,
      openMinor,
    })),
  );
const sum = (parts: readonly { amountMinor: number }[]) =>
  parts.reduce((all, { amountMinor }) => all + amountMinor, 0);
const open = (of: readonly OpenBillItem[]) => of.reduce((all, { openMinor }) => all + openMinor, 0);

test('an amount fills the lines one after the other, and more than is open is refused', () => {
  fc.assert(
    fc.property(items('bill'), fc.double({ min: 0, max: 1, noNaN: true }), (bills, share) => {
      const amount = Math.floor(open(bills) * share);
      const settled = inOrder(bills, amount);
      expect(sum(settled)).toBe(amount);
      const full = settled.slice(0, -1);
      expect(full.every(({ item, amountMinor }) => item.openMinor === amountMinor)).toBe(true);
      expect(() => inOrder(bills, open(bills) + 1)).toThrow(RangeError);
    }),
  );
});

test('credits are used before the bank, each for what it is, and the lines come to nothing', () => {
  fc.assert(
    fc.property(items('bill'), items('credit'), (bills, credits) => {
      const creditMinor = Math.min(open(credits), open(bills));
      const [paid, used] = [inOrder(bills, open(bills)), inOrder(credits, creditMinor)];
      const applied = applicationsOf(paid, used);
      const cash = open(bills) - creditMinor;
      expect(sum(applied.filter(({ fromItemId }) => fromItemId === null))).toBe(cash);
      for (const { item, amountMinor } of used)
        expect(sum(applied.filter(({ fromItemId }) => fromItemId === item.id))).toBe(amountMinor);
      for (const { item, amountMinor } of paid)
        expect(sum(applied.filter(({ toItemId }) => toItemId === item.id))).toBe(amountMinor);
      const bank = { accountId: 'bank', fundId: 'OP', amountMinor: cash };
      expect(sum(paymentLines(paid, used, bank))).toBe(0);
    }),
  );
});

test('a credit is set against lines of what it is for before others', () => {
  const item = (id: string, expenseId: string, taxBox: string | null, openMinor: number) => ({
    item: { id, accountId: 'payable', fundId: 'OP', expenseId, taxBox, openMinor },
    amountMinor: openMinor,
  });
  const bill = [
    item('work', 'pool', 'nec-1', 100_000),
    item('fuel', 'other', null, 10_000),
    item('chlorine', 'supplies', null, 50_000),
  ];
  expect(applicationsOf(bill, [item('returned', 'supplies', null, 55_000)])).toEqual([
    { fromItemId: null, toItemId: 'work', amountMinor: 100_000 },
    { fromItemId: 'returned', toItemId: 'fuel', amountMinor: 5_000 },
    { fromItemId: null, toItemId: 'fuel', amountMinor: 5_000 },
    { fromItemId: 'returned', toItemId: 'chlorine', amountMinor: 50_000 },
  ]);
});
