import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { operating } from '../../account/account.fixture';
import { closeReportOf, periodsOf } from '../period.fixture';
import { PeriodPage } from './period.page';

const reopen = 'POST /api/v1/periods/:month/reopen';
const checks = 'GET /api/v1/periods/:month/checks';
const confirmation = 'POST /api/v1/periods/:month/confirmation';
const yearEnd = 'POST /api/v1/periods/:month/year-end';
const preview = {
  endsOn: '2026-09-30',
  closingAccount: { id: idOf(30), code: '3010', name: 'Fund balance' },
  isClosed: false,
  funds: [operating],
  perFund: [
    {
      fundId: operating.id,
      lines: [{ accountId: idOf(40), code: '4010', name: 'Assessments', amountMinor: 24_000 }],
      closingMinor: -24_000,
    },
  ],
};

const open = pageOpener({
  page: <PeriodPage />,
  path: '/bookkeeping/periods/details?month=2026-09',
  pattern: '/bookkeeping/periods/details',
  permissions: ['Periods View', 'Period Close'],
  answers: {
    'GET /api/v1/periods': () => ({ data: periodsOf() }),
    'GET /api/v1/periods/:month/actions': () => ({ data: [periodsOf().months[2]?.action] }),
    'GET /api/v1/periods/:month/year-end': () => ({ data: preview }),
    'GET /api/v1/periods/:month/report': () => ({ data: closeReportOf() }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [checks]: () => ({
      data: [
        { check: 'earlier', state: 'done', count: 0, amountMinor: null, names: [] },
        { check: 'drafts', state: 'attention', count: 2, amountMinor: null, names: [] },
      ],
    }),
    [confirmation]: () => ({ data: { approvalId: idOf(78) } }),
    [reopen]: () => ({ data: { approvalId: idOf(77) } }),
    [yearEnd]: () => ({ data: { ...preview, isClosed: true, perFund: [] } }),
  },
  wrap: withUi,
});

test('a closed month tells who closed it with the head of the chain, and its reopening waits for a second person', async () => {
  const { user, calls } = open();
  expect(await screen.findByText(`812:${'ab'.repeat(32)}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen September 2026' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A bill came late');
  await user.click(dialog.getByRole('button', { name: 'Reopen month' }));
  expect(await screen.findByText('Sent for approval')).toBeVisible();
  expect(calls.find(({ name }) => name === reopen)?.body).toEqual({ reason: 'A bill came late' });
});

test('a reopening that waits is shown, and not asked for again', async () => {
  const waiting = {
    id: idOf(77),
    kind: 'bookkeeping.period-reopen',
    title: 'Reopen September 2026',
    canDecide: false,
  };
  open({
    answers: { 'GET /api/v1/approvals': () => ({ data: [waiting], page: pageOf({ total: 1 }) }) },
  });
  expect(await screen.findByRole('link', { name: 'Reopen September 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('an open month has its checklist, with what is done and where the rest is mended', async () => {
  open({
    path: '/bookkeeping/periods/details?month=2026-10',
    permissions: ['Periods View', 'Bills List View'],
  });
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
  expect(screen.getByText('Earlier months are closed')).toBeVisible();
  expect(screen.getByText('2 bills are still drafts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View drafts' })).toHaveAttribute(
    'href',
    '/accounting/bills?status=draft&billedOn=..2026-10-31',
  );
});

test('a close that nobody is asked to confirm is sent for confirmation; one that waits is not asked again', async () => {
  const closed = (state: 'none' | 'waiting') => ({
    ...periodsOf(),
    months: periodsOf().months.map((month) =>
      month.confirmation ? { ...month, confirmation: { state, by: null, at: null } } : month,
    ),
  });
  const { user, calls, unmount } = open({
    answers: { 'GET /api/v1/periods': () => ({ data: closed('none') }) },
  });
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask for confirmation' }));
  expect(await screen.findByText('Sent for confirmation')).toBeVisible();
  expect(calls.some(({ name }) => name === confirmation)).toBe(true);
  unmount();
  open({ answers: { 'GET /api/v1/periods': () => ({ data: closed('waiting') }) } });
  expect(await screen.findByText('Pending confirmation')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for confirmation' })).toBeNull();
});

test('the close report has listings that come to their control accounts, and every figure opens its register', async () => {
  open();
  const listing = within(await screen.findByRole('table', { name: 'Accounts receivable' }));
  expect(listing.getByRole('row', { name: /Charge \$240.00/ })).toBeVisible();
  expect(listing.getByRole('row', { name: /Receipt \(\$40.00\)/ })).toBeVisible();
  expect(listing.getByRole('row', { name: /Control account \$210.00/ })).toBeVisible();
  expect(screen.getByText(/Every subledger agrees/)).toBeVisible();
  const balance = within(screen.getByRole('table', { name: 'Trial balance' }));
  expect(balance.getByRole('link', { name: '($90.00)' })).toHaveAttribute(
    'href',
    `/bookkeeping/chart-of-accounts/details?id=${idOf(40)}&fundId=${operating.id}&date=..2026-09-30`,
  );
});

test('the year’s end shows by fund what it posts before it is done', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Close year' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Close the year ending/ }));
  const rows = within(await dialog.findByRole('table', { name: 'Surplus of Operating' }));
  expect(rows.getByRole('row', { name: /4010 Assessments \$240.00/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /To 3010 Fund balance \$240.00/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close year' }));
  expect(await screen.findByText('Fiscal year closed')).toBeVisible();
  expect(calls.some(({ name }) => name === yearEnd)).toBe(true);
});

test('an address without a month says so, and who only reads has no actions', async () => {
  const missing = open({ path: '/bookkeeping/periods/details?month=1999-01' });
  expect(await screen.findByText('Month not found')).toBeVisible();
  missing.unmount();
  open({ permissions: ['Periods View'] });
  expect(await screen.findByText('Tess Moreno', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});
