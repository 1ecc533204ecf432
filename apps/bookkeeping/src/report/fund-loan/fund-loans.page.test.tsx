import { idOf, pageOpener } from '@courtyard/common/testing';
import type { FundLoan, FundLoans } from '@courtyard/contract/bookkeeping/fund/fund-loan';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FundLoansPage } from './fund-loans.page';

const operating = { id: idOf(1), code: 'OP', name: 'Operating', kind: 'operating' as const };
const reserve = { id: idOf(2), code: 'RES', name: 'Reserve', kind: 'reserve' as const };
const part = {
  entryId: idOf(3),
  no: 812,
  date: '2025-02-28',
  kind: 'payment',
  memo: 'Pool deck',
  lentMinor: 100_000,
  amountMinor: 30_000,
};
const loan: FundLoan = {
  borrower: operating,
  lender: reserve,
  amountMinor: 30_000,
  since: '2025-02-28',
  repayBy: '2026-02-28',
  isOverdue: true,
  parts: [part],
  partCount: 3,
};
const data: FundLoans = {
  at: '2026-03-01',
  loans: [loan, { ...loan, borrower: reserve, lender: null, repayBy: null, isOverdue: false, partCount: 1 }],
};
const read = 'GET /api/v1/fund-loans';
const open = pageOpener({
  page: <FundLoansPage />,
  path: '/bookkeeping/fund-loans',
  permissions: ['Charts List View', 'Journal Entries View', 'Journal Entry Create'],
  answers: { [read]: () => ({ data }) },
  wrap: withUi,
});

test('a loan says since when and until when, leads to its entries and to its repayment', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Operating owes Reserve' }));
  expect(table.getByRole('link', { name: /Payment 812$/ }).getAttribute('href')).toBe(
    `/accounting/journal-entries/details?id=${part.entryId}`,
  );
  expect(table.getByRole('row', { name: /Payment 812/ })).toHaveTextContent('Pool deck$1,000.00$300.00');
  expect(screen.getAllByText('Overdue')).toHaveLength(1);
  expect(screen.getByText('2 newer entries are included only in the export.')).toBeVisible();
  // What has no second fund cannot be filled in.
  expect(screen.getAllByRole('link', { name: 'Repay' }).map((link) => link.getAttribute('href'))).toEqual([
    `/accounting/journal-entries/create?borrower=${operating.id}&lender=${reserve.id}&amount=30000`,
  ]);
  expect(screen.getByRole('heading', { name: 'Reserve owes unspecified fund' })).toBeVisible();
  expect(screen.getByText('Not a reserve loan')).toBeVisible();
});

test('of another day nothing is repaid: it leads to today', async () => {
  open({ path: '/bookkeeping/fund-loans?at=2026-03-01', pattern: '/bookkeeping/fund-loans' });
  expect(await screen.findByRole('link', { name: 'View today’s balance to repay' })).toHaveAttribute(
    'href',
    '/bookkeeping/fund-loans',
  );
  expect(screen.queryByRole('link', { name: 'Repay' })).toBeNull();
});

test('who sees no entries and posts none has the figures alone', async () => {
  open({ permissions: ['Charts List View'] });
  expect(await screen.findByRole('table', { name: 'Operating owes Reserve' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Repay' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Payment 812/ })).toBeNull();
});

test('another day is asked for, and a day on which nothing was owed says so', async () => {
  const { user, calls } = open({ answers: { [read]: () => ({ data: { ...data, loans: [] } }) } });
  expect(await screen.findByText('No interfund loans')).toBeVisible();
  const day = screen.getByLabelText('As of');
  await user.clear(day);
  await user.type(day, '12/31/2025');
  await user.tab();
  const last = () => calls.filter(({ name }) => name === read).at(-1)?.query;
  await waitFor(() => expect(last()?.get('at')).toBe('2025-12-31'));
});
