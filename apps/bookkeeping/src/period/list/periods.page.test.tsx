import { pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { periodsOf } from '../period.fixture';
import { PeriodsPage } from './periods.page';

const checks = 'GET /api/v1/periods/:month/checks';
const close = 'POST /api/v1/periods/:month/close';
const fine = { check: 'earlier', state: 'done', count: 0, amountMinor: null, names: [] };
const undeposited = { check: 'undeposited', state: 'attention', count: null, amountMinor: 15_000, names: [] };

const open = pageOpener({
  page: <PeriodsPage />,
  path: '/bookkeeping/periods',
  permissions: ['Periods View', 'Period Close'],
  answers: {
    'GET /api/v1/periods': () => ({ data: periodsOf() }),
    [checks]: () => ({ data: [fine, undeposited] }),
    [close]: () => ({ data: periodsOf().months[2] }),
  },
  wrap: withUi,
});

test('each record to look at before a month is closed leads to where it is done', async () => {
  const found = (check: string, state: string) => ({
    check,
    state,
    count: 1,
    amountMinor: 15_000,
    names: [],
  });
  const { user } = open({
    permissions: ['Periods View', 'Period Close', 'Invoice Create', 'Books Check'],
    answers: {
      [checks]: () => ({
        data: [
          found('approvals', 'attention'),
          found('undeposited', 'attention'),
          found('subledgers', 'blocks'),
        ],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('View approvals')).toHaveAttribute('href', '/approvals');
  expect(await link('Record deposit')).toHaveAttribute('href', '/accounting/deposits/create');
  expect(await link('Verify ledger')).toHaveAttribute('href', '/bookkeeping/books-check');
});

test('lines of the banks that are not matched are counted, with a link to them for who may see them', async () => {
  const lines = { check: 'bank-lines', state: 'attention', count: 3, amountMinor: null, names: [] };
  const { user } = open({
    permissions: ['Periods View', 'Period Close', 'Bank Transactions View'],
    answers: { [checks]: () => ({ data: [lines] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  expect(await screen.findByText('3 unmatched bank transactions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View transactions' })).toHaveAttribute(
    'href',
    '/accounting/transactions?state=open&state=doubtful&bookedOn=..2026-10-31',
  );
});

test('what funds owe each other leads to who owes whom at the end of that month', async () => {
  const owed = { check: 'between-funds', state: 'attention', count: null, amountMinor: 30_000, names: [] };
  const { user } = open({
    permissions: ['Periods View', 'Period Close', 'Charts List View'],
    answers: { [checks]: () => ({ data: [owed] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  expect(await screen.findByText('$300.00 due between funds')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View interfund loans' })).toHaveAttribute(
    'href',
    '/bookkeeping/fund-loans?at=2026-10-31',
  );
});

test('what is missing of the usual months is named, and what is done is left out before closing', async () => {
  const names = ['5200 Water', '5060 Bank charges'];
  const accruals = { check: 'accruals', state: 'attention', count: 2, amountMinor: null, names };
  const { user } = open({ answers: { [checks]: () => ({ data: [fine, accruals] }) } });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  expect(await screen.findByText('5200 Water, 5060 Bank charges')).toBeVisible();
  expect(screen.queryByText('Earlier months are closed')).toBeNull();
});

test('months say how they stand, and who only reads is offered no action', async () => {
  open({ permissions: ['Periods View'] });
  const september = within(await screen.findByRole('row', { name: /September 2026/ }));
  expect(september.getByText('Closed')).toBeVisible();
  expect(september.getByText('Tess Moreno')).toBeVisible();
  expect(september.getByText('Fiscal year end')).toBeVisible();
  expect(september.getByRole('link', { name: 'September 2026' })).toHaveAttribute(
    'href',
    '/bookkeeping/periods/details?month=2026-09',
  );
  expect(screen.queryByRole('button', { name: /^Close / })).toBeNull();
});

test('the next month is closed after what there is to look at was shown', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026' }));
  expect(await dialog.findByText('$150.00 in undeposited funds')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close month' }));
  expect(await screen.findByText('October 2026 closed')).toBeVisible();
  expect(calls.find(({ name }) => name === close)?.params).toEqual({ month: '2026-10' });
});

test('what blocks leaves no way to close, and a refusal stays in the dialog', async () => {
  const blocked = open({
    answers: { [checks]: () => ({ data: [{ ...fine, state: 'blocks', count: 2 }] }) },
  });
  await blocked.user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  expect(await screen.findByText('2 earlier months are open. Close them first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close month' })).toBeNull();
  blocked.unmount();

  const { user } = open({
    answers: {
      [close]: () => problemOf(409, 'ledger-closed', { title: 'This month is closed already.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close October 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Close month' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This month is closed already.');
});
