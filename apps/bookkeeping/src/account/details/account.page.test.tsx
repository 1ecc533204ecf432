import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { registerLine } from '@courtyard/contract/bookkeeping/account/account';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountOf, operating, reserve } from '../account.fixture';
import { AccountPage } from './account.page';

const path = '/bookkeeping/chart-of-accounts/details';
const read = 'GET /api/v1/accounts/:accountId';
const lines = 'GET /api/v1/accounts/:accountId/register';
const archive = 'POST /api/v1/accounts/:accountId/archive';
const keeper = ['Charts List View', 'Chart Update'];

const lineOf = (no: number, part: object) =>
  registerLine.parse({
    entryId: idOf(900 + no),
    no,
    line: 1,
    date: '2026-11-03',
    kind: 'receipt',
    memo: null,
    fundId: operating.id,
    ...part,
  });
const account = accountOf({
  type: 'liability',
  code: '2100',
  name: 'Prepaid assessments',
  isUsed: true,
  balances: [
    { fundId: operating.id, balanceMinor: -5_000 },
    { fundId: reserve.id, balanceMinor: -1_000 },
  ],
});

const open = pageOpener({
  page: <AccountPage />,
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  permissions: ['Charts List View'],
  answers: {
    [read]: () => ({ data: account }),
    'GET /api/v1/funds': () => ({ data: [operating, reserve], page: pageOf({ total: 2 }) }),
    [lines]: () => ({
      data: [
        lineOf(7, { amountMinor: -6_000, balanceMinor: -6_000, kind: 'opening', memo: 'Begin' }),
        lineOf(9, { amountMinor: 1_000, balanceMinor: -5_000 }),
      ],
      page: pageOf({ total: 102, firstPosition: 101, previous: 'before' }),
    }),
    'GET /api/v1/accounts/:accountId/history': () => ({
      data: [
        auditEntry.parse({
          id: idOf(1),
          at: '2026-11-01T15:00:00Z',
          actor: 'Maya Okafor',
          action: 'account.update',
          changes: { name: { before: 'Prepaid', after: 'Prepaid assessments' } },
        }),
      ],
      page: pageOf(),
    }),
  },
  wrap: withUi,
});
const asked = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === lines).map(({ query }) => Object.fromEntries(query));

test('the register opens at the newest: debit, credit and the balance after, on the usual side', async () => {
  const { calls } = open();
  const opening = within(await screen.findByRole('row', { name: /Opening balances/ }));
  expect(opening.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '7',
    'Opening balances',
    'Begin',
    'OP',
    '–',
    '$60.00',
    '$60.00',
  ]);
  expect(within(screen.getByRole('row', { name: /Receipt/ })).getAllByText('$10.00')).toHaveLength(1);
  expect(screen.getByText('101–102 of 102')).toBeVisible();
  expect(screen.getByText('Liability · $60.00 today')).toBeVisible();
  expect(asked(calls)).toEqual([{ limit: '50' }]);
});

test('it is paged both ways and to both ends, under the filters of the address', async () => {
  const { user, calls } = open({ path: `${path}?id=${idOf(100)}&fundId=${operating.id}&date=2026-01-01..` });
  await screen.findByRole('row', { name: /Receipt/ });
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ cursor: 'before' }));
  await user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() =>
    expect(asked(calls).at(-1)).toEqual({
      limit: '50',
      fundId: operating.id,
      from: '2026-01-01',
      end: 'first',
    }),
  );
});

test('what it is, what stands in each fund, and what happened to it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  expect(await screen.findByText('Reserve')).toBeVisible();
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(expect.arrayContaining(['$50.00', '$10.00', '$60.00']));
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Account updated')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('it is archived with Undo; one that is not at zero says why it stays', async () => {
  let isRefused = true;
  const { user, sent } = open({
    permissions: keeper,
    answers: {
      [archive]: ({ body }) =>
        isRefused
          ? problemOf(409, 'ledger-not-zero', { detail: 'The account’s balance isn’t zero.' })
          : { data: accountOf({ version: JSON.stringify(body).includes('true') ? 2 : 3 }) },
    },
  });
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  };
  await press();
  expect(await screen.findByText(/balance isn’t zero/)).toBeVisible();
  isRefused = false;
  await press();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(archive).at(-1)).toEqual({ archived: false, version: 2 }));
});

test('a heading has no register, and leads to adding an account below it', async () => {
  const { user } = open({
    permissions: keeper,
    answers: { [read]: () => ({ data: accountOf({ isHeading: true, name: 'Cash' }) }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '1010 Cash' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Register' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  expect(await screen.findByRole('menuitem', { name: 'Add subaccount' })).toHaveAttribute(
    'href',
    `/bookkeeping/chart-of-accounts/create?below=${idOf(100)}`,
  );
});
