import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { BankImport } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { reconciliationOf } from '../reconciliation/reconciliation.fixture';
import { bankAccountsOf, checking } from './bank-account.fixture';
import { BankAccountPage } from './bank-account.page';

const start = 'POST /api/v1/reconciliations';
const statement = {
  importId: '019a0000-0000-7000-8000-0000000000b1',
  fileName: 'april.ofx',
  fromOn: '2026-04-01',
  toOn: '2026-04-30',
  openingMinor: 100_500,
  closingMinor: 120_000,
};

const check = {
  paymentId: '019a0000-0000-7000-8000-0000000000d1',
  number: 1043,
  on: '2025-09-30',
  payee: 'Bright Gardens',
  amountMinor: 2500,
  entryId: '019a0000-0000-7000-8000-0000000000c1',
  state: 'outstanding',
  stateOn: null,
  moved: null,
  daysOld: 192,
  isStale: true,
};
const written = {
  at: '2026-04-10',
  outstanding: { checks: 1, amountMinor: 2500 },
  stale: { checks: 1, amountMinor: 2500 },
  staleDated: { checks: 1, amountMinor: 2500 },
  staleAfterDays: 180,
  checks: [
    check,
    {
      ...check,
      paymentId: '019a0000-0000-7000-8000-0000000000d2',
      number: 1042,
      state: 'cleared',
      stateOn: '2025-10-31',
      isStale: false,
    },
    {
      ...check,
      paymentId: '019a0000-0000-7000-8000-0000000000d3',
      number: 1041,
      state: 'stale-dated',
      stateOn: '2026-04-01',
      moved: {
        id: '019a0000-0000-7000-8000-0000000000e1',
        entryId: '019a0000-0000-7000-8000-0000000000e2',
      },
      isStale: false,
    },
  ],
};
const liability = { id: '019a0000-0000-7000-8000-0000000000f1', code: '2810', name: 'Unclaimed checks' };
const move = 'POST /api/v1/bank-accounts/:accountId/unclaimed-checks';
const undo = 'POST /api/v1/unclaimed-checks/:unclaimedCheckId/undo';
const changeSetting = 'PUT /api/v1/bank-setting';
const setting = { staleAfterDays: 180, unclaimedAccount: null, accounts: [liability], version: 1 };

const importOf = (its: Partial<BankImport>): BankImport => ({
  id: idOf(70),
  account: checking,
  fileId: idOf(71),
  fileName: 'march.ofx',
  format: 'ofx',
  fromOn: '2026-03-01',
  untilOn: '2026-03-31',
  lines: 12,
  added: 12,
  known: 0,
  importedBy: 'Tess Moreno',
  importedAt: '2026-04-01T16:00:00Z',
  takenBack: null,
  canBeTakenBack: false,
  ...its,
});
const imports = [
  importOf({
    id: statement.importId,
    fileName: statement.fileName,
    fromOn: statement.fromOn,
    untilOn: statement.toOn,
  }),
  importOf({}),
  importOf({
    id: idOf(72),
    fileName: 'wrong.ofx',
    takenBack: { by: 'Tess Moreno', at: '2026-04-01T16:00:00Z' },
  }),
  importOf({
    id: idOf(73),
    fileName: 'savings.ofx',
    account: { id: idOf(74), code: '1020', name: 'Savings' },
  }),
];
const unmatched = {
  id: idOf(80),
  bookedOn: '2026-04-05',
  account: checking,
  payee: 'Elm',
  memo: null,
  checkNumber: null,
  amountMinor: -100,
  state: 'open',
  entries: [],
};

const open = pageOpener({
  page: <BankAccountPage />,
  path: `/banking-reports/bank-accounts/details?id=${checking.id}`,
  pattern: '/banking-reports/bank-accounts/details',
  permissions: ['Banks List View', 'Bank Reconcile', 'Bank Transactions View'],
  answers: {
    'GET /api/v1/bank-accounts': () => ({ data: bankAccountsOf() }),
    'GET /api/v1/bank-accounts/:accountId/reconciliations': () => ({
      data: [reconciliationOf({ status: 'finished', finishedBy: 'Tess Moreno' })],
    }),
    'GET /api/v1/bank-accounts/:accountId/statements-to-reconcile': () => ({ data: [statement] }),
    'GET /api/v1/bank-accounts/:accountId/outstanding': () => ({
      data: {
        at: '2026-04-10',
        checks: { lines: 1, amountMinor: -2500 },
        deposits: { lines: 0, amountMinor: 0 },
        booksMinor: 98_000,
        statementMinor: 100_500,
        lines: [
          {
            entryId: '019a0000-0000-7000-8000-0000000000c1',
            line: 2,
            no: 41,
            date: '2026-03-30',
            kind: 'bill-payment',
            memo: null,
            party: 'Bright Gardens',
            reference: '1043',
            amountMinor: -2500,
            daysOld: 11,
          },
        ],
      },
    }),
    'GET /api/v1/bank-accounts/:accountId/checks': () => ({ data: written }),
    'GET /api/v1/bank-transfers': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/bank-imports': () => ({ data: imports, page: pageOf({ total: 4 }) }),
    'GET /api/v1/bank-transactions': () => ({ data: [unmatched], page: pageOf({ total: 1 }) }),
    'GET /api/v1/bank-setting': () => ({ data: setting }),
    [move]: () => ({ data: { moved: 0, approvalIds: [liability.id] } }),
    [undo]: () => ({ data: { entry: null, approvalId: liability.id } }),
    [changeSetting]: () => ({ data: setting }),
    [start]: () => ({ data: reconciliationOf() }),
  },
  wrap: withUi,
});

test('a bank account has its balances, reconciliations and outstanding checks, and an imported statement is reconciled next', async () => {
  const { user, calls } = open();
  expect(await screen.findByRole('heading', { name: '1010 Operating checking' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Bright Gardens' })).toHaveAttribute(
    'href',
    expect.stringContaining('/accounting/journal-entries/details?id='),
  );
  expect(screen.getByText(/11 days · 1043/)).toBeVisible();
  expect(screen.getAllByText('Reconciled')[0]).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reconcile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reconcile Operating checking' }));
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === start)?.body).toMatchObject({
      accountId: checking.id,
      importId: statement.importId,
      clearMatched: true,
    }),
  );
});

test('checks are outstanding, cleared or stale, and the transfers of the account are listed', async () => {
  const { calls } = open();
  const stale = (await screen.findByRole('link', { name: 'No. 1043 · Bright Gardens' })).closest('li');
  expect(within(stale ?? document.body).getByText('Stale')).toBeVisible();
  expect(screen.getByText(/Cleared .*2025/)).toBeVisible();
  expect(screen.getByText(/Contact the payee, then void and reissue the check/)).toBeVisible();
  expect(await screen.findByText('No transfers yet.')).toBeVisible();
  const asked = calls.find(({ name }) => name === 'GET /api/v1/bank-transfers');
  expect(asked?.query.get('accountId')).toBe(checking.id);
  expect(screen.getByRole('link', { name: 'View all checks' })).toHaveAttribute(
    'href',
    `/banking-reports/bank-accounts/checks?accountId=${checking.id}`,
  );
});

test('imported statements of the account have their balances and unmatched lines, and lead to their lines and reconciliation', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'april.ofx' });
  expect(link).toHaveAttribute(
    'href',
    `/accounting/transactions?accountId=${checking.id}&bookedOn=2026-04-01..2026-04-30`,
  );
  const april = within(link.closest('li') ?? document.body);
  expect(await april.findByText(/12 lines · 1 unmatched bank line/)).toBeVisible();
  expect(april.getByText('Opening balance $1,005.00, closing balance $1,200.00')).toBeVisible();
  expect(april.getByText(/Imported by Tess Moreno on/)).toBeVisible();
  const march = within(screen.getByRole('link', { name: 'march.ofx' }).closest('li') ?? document.body);
  expect(march.getByText(/all matched/)).toBeVisible();
  expect(march.getByText('Opening balance $1,000.00, closing balance $1,005.00')).toBeVisible();
  expect(march.getByRole('link', { name: 'Reconciled' })).toHaveAttribute(
    'href',
    expect.stringContaining('/banking-reports/bank-accounts/reconcile?id='),
  );
  expect(screen.getByText('wrong.ofx').closest('a')).toBeNull();
  expect(screen.getByText('Import undone')).toBeVisible();
  expect(screen.queryByText('savings.ofx')).toBeNull();
});

const updating = { permissions: ['Banks List View', 'Bank Update'] };

test('chosen stale checks are moved to unclaimed checks, by keys alone', async () => {
  const { user, calls } = open(updating);
  const button = await screen.findByRole('button', { name: 'Move to unclaimed checks' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to unclaimed checks' }));
  expect(await dialog.findByText(/will be added to the chart of accounts/)).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: /1043 · Bright Gardens/ });
  expect(box).toBeChecked();
  box.focus();
  await user.keyboard(' ');
  dialog.getByRole('button', { name: 'Move to unclaimed checks' }).focus();
  await user.keyboard('{Enter}');
  expect((await dialog.findAllByRole('alert'))[0]).toBeVisible();
  expect(calls.some(({ name }) => name === move)).toBe(false);
  box.focus();
  await user.keyboard(' ');
  dialog.getByRole('button', { name: 'Move to unclaimed checks' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(calls.find(({ name }) => name === move)?.body).toMatchObject({ paymentIds: [check.paymentId] }),
  );
});

test('a move is undone with a reason, and its entry is linked', async () => {
  const { user, calls } = open(updating);
  await user.click(await screen.findByRole('button', { name: /No\. 1041 · Bright Gardens/ }));
  expect(await screen.findByRole('menuitem', { name: 'View journal entry of the move' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Undo move to unclaimed checks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo move to unclaimed checks' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Cashed after all');
  await user.click(dialog.getByRole('button', { name: 'Undo move to unclaimed checks' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === undo)?.body).toMatchObject({ reason: 'Cashed after all' }),
  );
  expect(await screen.findByText('Undo is pending approval')).toBeVisible();
});

test('the days until a check is stale and the liability account are set', async () => {
  const { user, calls } = open(updating);
  await user.click(await screen.findByRole('button', { name: 'Stale check settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stale check settings' }));
  const days = await dialog.findByRole('textbox', { name: 'Days until a check is stale' });
  await user.clear(days);
  await user.type(days, '120');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Liability account/ }), liability.id);
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === changeSetting)?.body).toEqual({
      staleAfterDays: 120,
      unclaimedAccountId: liability.id,
      version: 1,
    }),
  );
});

test('who only reads starts nothing, and an address without an account says so', async () => {
  const { unmount } = open({ permissions: ['Banks List View'] });
  expect(await screen.findByRole('link', { name: 'Bright Gardens' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reconcile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move to unclaimed checks' })).toBeNull();
  unmount();
  open({ path: '/banking-reports/bank-accounts/details' });
  expect(await screen.findByText('Bank account not found')).toBeVisible();
});
