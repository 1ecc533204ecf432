import { idOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import { account, chart } from '@courtyard/contract/bookkeeping/account/account';
import { fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { operating, reserve } from '../../receivables/invoice/invoice.fixture';
import { accrued, entryOf, insurance } from '../journal-entry.fixture';
import { JournalEntryCreatePage } from './journal-entry-create.page';

const create = 'POST /api/v1/journal-entries';
const preview = 'POST /api/v1/journal-entries/preview';
const savings = { id: idOf(52), code: '1020', name: 'Reserve savings' };
const used = { isHeading: false, isUsed: true, version: 1 };
const books = sampleOf(chart, {
  at: '2026-11-26',
  basis: 'accrual',
  funds: [
    sampleOf(fund, { ...operating, code: 'OP', kind: 'operating', version: 1 }),
    sampleOf(fund, { ...reserve, code: 'RES', kind: 'reserve', version: 1 }),
  ],
  accounts: [
    sampleOf(account, { ...savings, type: 'asset', control: 'none', fundId: reserve.id, ...used }),
    sampleOf(account, { ...accrued, type: 'liability', control: 'none', ...used }),
    sampleOf(account, { ...insurance, type: 'expense', control: 'none', ...used }),
  ],
});

const open = pageOpener({
  page: <JournalEntryCreatePage />,
  path: '/accounting/journal-entries/create',
  permissions: ['Journal Entries View', 'Journal Entry Create', 'Charts List View'],
  routes: [{ path: '/accounting/journal-entries/details', element: <p>Details</p> }],
  wrap: withUi,
  answers: {
    'GET /api/v1/accounts': () => ({ data: books }),
    [preview]: () => ({ data: { waits: false, reserves: [] } }),
  },
});

const line = async (at: number) => within(await screen.findByRole('group', { name: `Line ${at}` }));

test('an entry is written by keyboard alone, balances as one types, and is sent without its empty line', async () => {
  const { user, sent } = open({
    answers: { [create]: () => ({ data: { entry: entryOf(), approvalId: null } }) },
  });
  const first = await line(1);
  await user.click(first.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('5040{Enter}{Tab}OP{Enter}{Tab}1200{Tab}{Tab}');
  const balance = within(screen.getByRole('status', { name: 'Balance by fund' }));
  expect(await balance.findByText('$1,200.00 credit needed')).toBeVisible();
  const second = await line(2);
  await user.click(second.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('2100{Enter}{Tab}OP{Enter}');
  await user.click(await second.findByRole('button', { name: 'Fill in $1,200.00 to balance this fund' }));
  expect(await balance.findByText('Balanced')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Line 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post entry' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([
    {
      lines: [
        { accountId: insurance.id, fundId: operating.id, amountMinor: 120_000 },
        { accountId: accrued.id, fundId: operating.id, amountMinor: -120_000 },
      ],
    },
  ]);
});

test('an account of one fund brings it along; an entry that does not balance is not sent', async () => {
  const { user, sent } = open();
  const first = await line(1);
  await user.click(first.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('1020{Enter}');
  await waitFor(() => expect(first.getByRole('combobox', { name: /^Fund/ })).toHaveValue('RES Reserve'));
  await user.type(first.getByRole('textbox', { name: 'Debit, line 1' }), '5');
  await user.click(screen.getByRole('button', { name: 'Post entry' }));
  expect(await screen.findAllByText(/equal debits and credits in each fund/)).not.toEqual([]);
  expect(sent(create)).toEqual([]);
});

test('what the server says of a line stands at the line, and nothing typed is lost', async () => {
  const { user } = open({
    answers: {
      [create]: () =>
        problemOf(422, 'validation', { fields: { 'lines.0.accountId': 'This account is archived.' } }),
    },
  });
  for (const [at, code, side] of [
    [1, '5040', 'Debit'],
    [2, '2100', 'Credit'],
  ] as const) {
    const group = await line(at);
    await user.click(group.getByRole('combobox', { name: /^Account/ }));
    await user.keyboard(`${code}{Enter}{Tab}OP{Enter}`);
    await user.type(group.getByRole('textbox', { name: `${side}, line ${at}` }), '7');
  }
  await user.click(screen.getByRole('button', { name: 'Post entry' }));
  const account1 = (await line(1)).getByRole('combobox', { name: /^Account/ });
  await waitFor(() => expect(account1).toHaveAccessibleDescription('This account is archived.'));
  expect((await line(2)).getByRole('textbox', { name: 'Credit, line 2' })).toHaveValue('7.00');
});

test('a repayment between funds stands filled in, ready to be posted', async () => {
  const due = { control: 'none' as const, ...used };
  const checking = { id: idOf(61), code: '1010', name: 'Operating checking' };
  const [dueFrom, dueTo] = [
    { id: idOf(62), code: '1800', name: 'Due from other funds' },
    { id: idOf(63), code: '2800', name: 'Due to other funds' },
  ];
  const withBanks = {
    ...books,
    accounts: [
      sampleOf(account, { ...savings, type: 'asset', purpose: 'bank', fundId: reserve.id, ...due }),
      sampleOf(account, { ...checking, type: 'asset', purpose: 'bank', fundId: operating.id, ...due }),
      sampleOf(account, { ...dueFrom, type: 'asset', purpose: 'due-from', ...due }),
      sampleOf(account, { ...dueTo, type: 'liability', purpose: 'due-to', ...due }),
    ],
  };
  const { user, sent } = open({
    path: `/accounting/journal-entries/create?borrower=${operating.id}&lender=${reserve.id}&amount=30000`,
    pattern: '/accounting/journal-entries/create',
    answers: {
      'GET /api/v1/accounts': () => ({ data: withBanks }),
      [create]: () => ({ data: { entry: entryOf(), approvalId: null } }),
    },
  });
  const first = await line(1);
  expect(first.getByRole('combobox', { name: /^Account/ })).toHaveValue('2800 Due to other funds');
  await user.click(screen.getByRole('button', { name: 'Post entry' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([
    {
      memo: 'Operating repays Reserve',
      lines: [
        { accountId: dueTo.id, fundId: operating.id, amountMinor: 30_000 },
        { accountId: checking.id, fundId: operating.id, amountMinor: -30_000 },
        { accountId: savings.id, fundId: reserve.id, amountMinor: 30_000 },
        { accountId: dueFrom.id, fundId: reserve.id, amountMinor: -30_000 },
      ],
    },
  ]);
});

test.each([
  ['no amount', reserve.id, '0'],
  ['a broken amount', reserve.id, '1.5'],
  ['the same fund', operating.id, '5'],
  ['a fund that is none', 'x', '5'],
])('an address that is no repayment begins empty: %s', async (_, lenderId, amount) => {
  open({
    path: `/accounting/journal-entries/create?borrower=${operating.id}&lender=${lenderId}&amount=${amount}`,
    pattern: '/accounting/journal-entries/create',
  });
  expect((await line(1)).getByRole('combobox', { name: /^Account/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Memo' })).toHaveValue('');
});

test('that an entry will wait for a second person is said as soon as it balances, before it is posted', async () => {
  const { user, sent } = open({
    answers: { [preview]: () => ({ data: { waits: true, reserves: ['Reserve'] } }) },
  });
  const first = await line(1);
  await user.click(first.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('5040{Enter}{Tab}RES{Enter}{Tab}700{Tab}{Tab}');
  const second = await line(2);
  await user.click(second.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('1020{Enter}');
  await user.click(await second.findByRole('button', { name: 'Fill in $700.00 to balance this fund' }));
  const balance = within(screen.getByRole('status', { name: 'Balance by fund' }));
  expect(await balance.findByText('Needs approval')).toBeVisible();
  expect(balance.getByText(/^It takes money out of Reserve\./)).toBeVisible();
  expect(sent(create)).toEqual([]);
});
