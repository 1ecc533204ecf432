import type { OpeningBill, OpeningItem, OpeningLine } from '@courtyard/contract/bookkeeping/opening/opening';
import fc from 'fast-check';
import { effectOf, faultsOfControls, signedItem } from './effect.rules';
import type { OpeningChart } from './opening.rules';

const account = (code: string, control: 'none' | 'receivable' | 'owner-credit' | 'deposit' | 'payable') => ({
  id: code,
  code,
  name: code,
  type: control === 'receivable' ? ('asset' as const) : ('liability' as const),
  control,
  purpose: null,
  taxTag: null,
  parentId: null,
  fundId: null,
  isHeading: false,
  archivedAt: null,
  version: 1,
});
const fund = (code: string) => ({
  id: code,
  code,
  name: code,
  kind: 'special' as const,
  archivedAt: null,
  version: 1,
});
const accounts = [
  account('1', 'none'),
  account('2', 'receivable'),
  account('3', 'owner-credit'),
  account('4', 'deposit'),
  account('5', 'payable'),
];
const known: Pick<OpeningChart, 'accounts' | 'funds'> = {
  accounts: new Map(accounts.map((each) => [each.id, each])),
  funds: new Map(['A', 'B', 'C'].map((code) => [code, fund(code)])),
};

const fundId = fc.constantFrom('A', 'B', 'C');
const line: fc.Arbitrary<OpeningLine> = fc.record({
  accountId: fc.constant('1'),
  fundId,
  amountMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
});
const item: fc.Arbitrary<OpeningItem> = fc.record({
  accountId: fc.constantFrom('2', '3', '4'),
  fundId,
  propertyId: fc.constant('p'),
  contraAccountId: fc.constant(null),
  chargeType: fc.constant('regular' as const),
  issuedOn: fc.constant('2025-12-01'),
  dueOn: fc.constant('2025-12-01'),
  amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
  memo: fc.constant(null),
});
const bill: fc.Arbitrary<OpeningBill> = fc.record({
  vendorId: fc.constantFrom('v', 'w'),
  number: fc.constantFrom('1', '2', '3'),
  billedOn: fc.constant('2025-12-01'),
  dueOn: fc.constant('2025-12-31'),
  accountId: fc.constant('1'),
  fundId,
  amountMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  memo: fc.constant(null),
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('with its fund balance each fund is balanced, and each item is in its control account once', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(item), fc.array(bill), (lines, items, bills) => {
      const { funds, controls } = effectOf({ lines, items, bills }, known);
      const amounts = [
        ...lines.map(({ fundId: of, amountMinor }) => ({ of, amountMinor })),
        ...items.map((each) => ({ of: each.fundId, amountMinor: signedItem(known, each) })),
        ...bills.map(({ fundId: of, amountMinor }) => ({ of, amountMinor: -amountMinor })),
      ];
      expect(funds.map((each) => each.fundId)).toEqual(
        ['A', 'B', 'C'].filter((code) => amounts.some(({ of }) => of === code)),
      );
      for (const { fundId: code, debitMinor, creditMinor, fundBalanceMinor } of funds) {
        const entered = amounts.filter(({ of }) => of === code).map(({ amountMinor }) => amountMinor);
        expect(sum(entered) + fundBalanceMinor).toBe(0);
        expect(debitMinor - creditMinor).toBe(sum(entered));
        expect(sum(entered.map(Math.abs))).toBe(debitMinor + creditMinor);
      }
      const billsByFund = new Set(bills.map((each) => [each.vendorId, each.number, each.fundId].join()));
      expect(sum(controls.map(({ items: count }) => count))).toBe(items.length + billsByFund.size);
      expect(sum(controls.map(({ sumMinor }) => sumMinor))).toBe(
        sum([...items, ...bills].map(({ amountMinor }) => amountMinor)),
      );
      const stood = controls.map(({ accountId, fundId: of, sumMinor }) => ({
        accountId,
        fundId: of,
        amountMinor: accountId === '2' ? sumMinor : -sumMinor,
      }));
      expect(faultsOfControls({ controls: stood }, { controls }, known)).toEqual({});
      const wrong = stood.map((each) => ({ ...each, amountMinor: each.amountMinor + 1 }));
      expect(Object.keys(faultsOfControls({ controls: wrong }, { controls }, known))).toEqual(
        stood.map((_each, place) => `controls.${place}.amountMinor`),
      );
    }),
  );
});

test('what is owed is a debit, what was paid ahead or deposited a credit', () => {
  for (const [accountId, signed] of [
    ['2', 5],
    ['3', -5],
    ['4', -5],
  ] as const) {
    const [one] = fc.sample(item, 1);
    const items = one ? [{ ...one, accountId, amountMinor: 5 }] : [];
    expect(effectOf({ lines: [], items, bills: [] }, known).funds[0]?.fundBalanceMinor).toBe(-signed);
  }
});

test('sums beyond what is counted exactly are refused', () => {
  const most = { accountId: '1', fundId: 'A', amountMinor: Number.MAX_SAFE_INTEGER };
  expect(() => effectOf({ lines: [most, most], items: [], bills: [] }, known)).toThrow(RangeError);
});
