import { pageOf, pageOpener } from '@courtyard/common/testing';
import type { GeneralLedger } from '@courtyard/contract/banking/report/ledger';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { checking, operating } from '../../bank-account/bank-account.fixture';
import { GeneralLedgerPage } from './ledger.page';

const figures = {
  openingMinor: 100_000,
  debitMinor: 5000,
  creditMinor: 2000,
  closingMinor: 103_000,
  lines: 2,
};
const ledgerOf = (): GeneralLedger => ({
  basis: 'accrual',
  journalNo: 812,
  madeAt: '2026-04-10T12:00:00.000Z',
  from: '2026-03-01',
  to: '2026-03-31',
  funds: [operating],
  accounts: [{ ...checking, type: 'asset', ...figures }],
  totals: figures,
});
const line = {
  entryId: '019a0000-0000-7000-8000-000000000009',
  no: 44,
  line: 1,
  date: '2026-03-04',
  kind: 'receipt',
  memo: 'Dues',
  fundId: operating.id,
  amountMinor: 5000,
  balanceMinor: 105_000,
};
const path = '/banking-reports/financial-reports/ledger';
const open = pageOpener({
  page: <GeneralLedgerPage />,
  path: `${path}?from=2026-03-01&to=2026-03-31&type=asset&closing=no`,
  pattern: path,
  permissions: ['Financial Reports View'],
  answers: {
    'GET /api/v1/financial-reports/ledger': () => ({ data: ledgerOf() }),
    'GET /api/v1/financial-reports/ledger/lines': () => ({ data: [line], page: pageOf() }),
  },
  wrap: withUi,
});

test('the accounts of the entries that a figure is made of, each leading to its lines', async () => {
  const { calls } = open();
  const table = within(await screen.findByRole('table', { name: 'General ledger' }));
  expect(table.getAllByText('$1,030.00')).toHaveLength(2);
  expect(table.getByRole('link', { name: '1010 Operating checking' }).getAttribute('href')).toContain(
    `accountId=${checking.id}&type=asset&from=2026-03-01&to=2026-03-31&closing=no&journalNo=812`,
  );
  expect(screen.getByText('Limited to: assets · Without year-end closing entries')).toBeVisible();
  const { query } = calls[0] ?? {};
  expect([query?.getAll('type'), query?.get('closing')]).toEqual([['asset'], 'no']);
});

test('of one account, its lines with the balance after each, which lead to their entries', async () => {
  const { calls } = open({ path: `${path}?accountId=${checking.id}&from=2026-03-01&to=2026-03-31` });
  expect(await screen.findByRole('link', { name: '44' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${line.entryId}`,
  );
  expect(screen.getByText('$1,050.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All accounts' })).toBeVisible();
  const { query } = calls.at(-1) ?? {};
  expect([query?.get('accountId'), query?.get('journalNo')]).toEqual([checking.id, '812']);
});
