import { idOf } from '@courtyard/common/testing';
import { accountOf, chartOf, operating, reserve } from '../account/account.fixture';
import { fundSums } from './opening-sums.rules';
import { atPlaces, sentOf, startOf, usualIncome, writtenAccounts } from './opening-values';

const chart = chartOf();
const receivable = idOf(104);
const prepaid = idOf(105);

test('banks come first; headings, archived ones and those with open items are not written', () => {
  expect(writtenAccounts(chart).map(({ code }) => code)).toEqual(['1010', '1020', '3000', '4000', '5000']);
  const closing = accountOf({ type: 'fund-balance', purpose: 'closing' });
  expect(writtenAccounts({ accounts: [closing] })).toEqual([]);
});

test('a line for each account in each of its funds, filled with what was posted before', () => {
  const before = {
    date: '2026-01-01',
    lines: [{ accountId: idOf(102), fundId: operating.id, amountMinor: 700 }],
    items: [],
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
  const { input, places } = sentOf({ date: '2026-01-01', lines, items: [] }, chart);
  expect(input.lines).toEqual([{ ...line, amountMinor: 500 }]);
  expect(atPlaces({ 'lines.0.fundId': 'No.', 'items.0.dueOn': 'Later.' }, places)).toEqual({
    'lines.2.amountMinor': 'No.',
    'items.0.dueOn': 'Later.',
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
  expect(fundSums(chart, { lines, items })).toEqual([
    { fundId: operating.id, debitMinor: 10_300, creditMinor: 2_600, fundBalanceMinor: 7_700 },
    { fundId: reserve.id, debitMinor: 0, creditMinor: 0, fundBalanceMinor: 0 },
  ]);
});

test('only what is owed names the income that it was charged for, at first the usual one', () => {
  expect(usualIncome(chart)).toBe(idOf(107));
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
  const { input } = sentOf({ date: '2026-01-01', lines: [], items }, chart);
  expect(input.items.map(({ contraAccountId }) => contraAccountId)).toEqual([idOf(107), null]);
});
