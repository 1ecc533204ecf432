import { idOf } from '@courtyard/common/testing';
import { accountOf, chartWithPayable, operating, reserve } from '../account/account.fixture';
import { fundSums, openSums } from './opening-sums.rules';
import { atPlaces, sentOf, startOf, defaultIncome, writtenAccounts } from './opening-values';

const chart = chartWithPayable();
const receivable = idOf(104);
const prepaid = idOf(105);
const payable = idOf(110);

test('banks come first; headings, archived ones and those with open items are not written', () => {
  expect(writtenAccounts(chart).map(({ code }) => code)).toEqual(['1010', '1020', '3000', '4000', '5000']);
  const closing = accountOf({ type: 'fund-balance', purpose: 'closing' });
  expect(writtenAccounts({ accounts: [closing] })).toEqual([]);
});

test('control balances are compared of what is owed, to the community and to vendors, in each fund', () => {
  const { controls } = startOf(chart, '2026-11-26', null);
  expect(controls.map(({ accountId, fundId }) => [accountId, fundId])).toEqual(
    [receivable, payable].flatMap((account) => [
      [account, operating.id],
      [account, reserve.id],
    ]),
  );
});

test('a line for each account in each of its funds, filled with what was posted before', () => {
  const before = {
    date: '2026-01-01',
    lines: [{ accountId: idOf(102), fundId: operating.id, amountMinor: 700 }],
    items: [],
    bills: [],
  };
  const start = startOf(chart, '2026-11-26', before);
  expect(start.date).toBe('2026-01-01');
  expect(start.lines.slice(0, 2)).toEqual([
    { accountId: idOf(102), fundId: operating.id, amountMinor: 700 },
    { accountId: idOf(103), fundId: reserve.id, amountMinor: null },
  ]);
  expect(start.lines.filter(({ accountId }) => accountId === idOf(107))).toHaveLength(2);
  expect(startOf(chart, '2026-11-26', null).date).toBe('2026-11-26');
});

test('only lines with an amount are sent, and what is said of them stands where they were written', () => {
  const line = { accountId: idOf(102), fundId: operating.id };
  const lines = [null, 0, 500].map((amountMinor) => ({ ...line, amountMinor }));
  const controls = [
    { accountId: receivable, fundId: operating.id, amountMinor: null },
    { accountId: payable, fundId: operating.id, amountMinor: 0 },
    { accountId: payable, fundId: reserve.id, amountMinor: 70 },
  ];
  const { input, places } = sentOf({ date: '2026-01-01', lines, items: [], bills: [], controls }, chart);
  expect(input.lines).toEqual([{ ...line, amountMinor: 500 }]);
  // What is owed to vendors is a credit; a balance of nothing is compared too.
  expect(input.controls).toEqual([
    { accountId: payable, fundId: operating.id, amountMinor: 0 },
    { accountId: payable, fundId: reserve.id, amountMinor: -70 },
  ]);
  const told = {
    'lines.0.fundId': 'No.',
    'items.0.dueOn': 'Later.',
    'bills.0.number': 'Taken.',
    'controls.1.amountMinor': 'Unlike.',
  };
  expect(atPlaces(told, places)).toEqual({
    'lines.2.amountMinor': 'No.',
    'items.0.dueOn': 'Later.',
    'bills.0.number': 'Taken.',
    'controls.2.amountMinor': 'Unlike.',
  });
});

test('what is entered adds up by fund: what units owe is a debit, what they have to their credit a credit', () => {
  const lines = [
    { fundId: operating.id, amountMinor: 10_000 },
    { fundId: operating.id, amountMinor: -2_500 },
    { fundId: reserve.id, amountMinor: null },
  ];
  const items = [
    { accountId: receivable, fundId: operating.id, amountMinor: 300 },
    { accountId: prepaid, fundId: operating.id, amountMinor: 100 },
    { accountId: null, fundId: null, amountMinor: 900 },
  ];
  const bills = [
    { fundId: operating.id, amountMinor: 1_000 },
    { fundId: operating.id, amountMinor: null },
    { fundId: reserve.id, amountMinor: -50 },
  ];
  expect(fundSums(chart, { lines, items, bills })).toEqual([
    { fundId: operating.id, debitMinor: 10_300, creditMinor: 3_600, fundBalanceMinor: 6_700 },
    { fundId: reserve.id, debitMinor: 50, creditMinor: 0, fundBalanceMinor: 50 },
  ]);
  const sumOf = openSums(chart, { items, bills });
  const of = (accountId: string, fundId: string) => sumOf({ accountId, fundId });
  expect(of(receivable, operating.id)).toBe(300);
  expect(of(payable, operating.id)).toBe(1_000);
  expect(of(payable, reserve.id)).toBe(-50);
});

test('only what is owed names the income that it was charged for, at first the usual one', () => {
  expect(defaultIncome(chart)).toBe(idOf(107));
  const item = {
    fundId: operating.id,
    propertyId: idOf(300),
    contraAccountId: idOf(107),
    chargeType: 'regular' as const,
    issuedOn: '2025-12-01',
    dueOn: '2025-12-01',
    amountMinor: 100,
    memo: null,
  };
  const items = [receivable, prepaid].map((accountId) => ({ ...item, accountId }));
  const { input } = sentOf({ date: '2026-01-01', lines: [], items, bills: [], controls: [] }, chart);
  expect(input.items.map(({ contraAccountId }) => contraAccountId)).toEqual([idOf(107), null]);
});
