import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import {
  recurringEntryChange,
  recurringEntryInput,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { account, chart } from '@courtyard/contract/bookkeeping/account/account';
import { fund } from '@courtyard/contract/bookkeeping/fund/fund';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accrued, entryOf, insurance } from '../../journal-entry/journal-entry.fixture';
import { operating } from '../../receivables/invoice/invoice.fixture';
import { RecurringEntryPage } from './details/recurring-entry.page';
import { RecurringEntryCreatePage } from './form/recurring-entry-create.page';
import { RecurringEntryEditPage } from './form/recurring-entry-edit.page';
import { RecurringEntriesPage } from './list/recurring-entries.page';
import { recurringEntryOf, recurringSummaryOf, upcomingOf } from './recurring-entry.fixture';

const list = 'GET /api/v1/recurring-entries';
const one = 'GET /api/v1/recurring-entries/:recurringEntryId';
const create = 'POST /api/v1/recurring-entries';
const update = 'PUT /api/v1/recurring-entries/:recurringEntryId';
const preview = 'POST /api/v1/recurring-entries/preview';
const status = 'POST /api/v1/recurring-entries/:recurringEntryId/status';
const run = 'POST /api/v1/recurring-entries/:recurringEntryId/run';
const settle = 'POST /api/v1/recurring-entries/:recurringEntryId/occurrences';
const reader = ['Journal Entries View'];
const treasurer = [...reader, 'Journal Entry Create'];

const used = { isHeading: false, isUsed: true, version: 1, control: 'none', purpose: null } as const;
const books = sampleOf(chart, {
  at: '2026-12-01',
  basis: 'accrual',
  funds: [sampleOf(fund, { ...operating, code: 'OP', kind: 'operating', version: 1 })],
  accounts: [
    sampleOf(account, { ...accrued, type: 'liability', ...used }),
    sampleOf(account, { id: idOf(53), code: '1300', name: 'Prepaid expenses', type: 'asset', ...used }),
    sampleOf(account, { ...insurance, type: 'expense', ...used }),
  ],
});

const answers = {
  [list]: () => ({
    data: [
      recurringSummaryOf({ failed: 2 }),
      recurringSummaryOf({
        id: idOf(801),
        name: 'Insurance',
        kind: 'amortization',
        months: 12,
        amountMinor: 985_000,
      }),
    ],
    page: pageOf({ total: 2 }),
  }),
  [one]: () => ({ data: recurringEntryOf() }),
  [preview]: () => ({ data: [upcomingOf()] }),
  [create]: () => ({ data: recurringEntryOf() }),
  [update]: () => ({ data: recurringEntryOf({ version: 4 }) }),
  [status]: () => ({ data: recurringEntryOf({ status: 'paused', version: 4 }) }),
  [run]: () => ({ data: recurringEntryOf() }),
  [settle]: () => ({ data: recurringEntryOf() }),
  'GET /api/v1/recurring-entries/:recurringEntryId/history': () => ({ data: [], page: pageOf() }),
  'GET /api/v1/accounts': () => ({ data: books }),
  'GET /api/v1/journal-entries/:entryId': () => ({ data: entryOf({ kind: 'accrual' }) }),
};

const openPage = pageOpener({
  page: <RecurringEntryPage />,
  permissions: treasurer,
  path: `/page?id=${idOf(800)}`,
  pattern: '/page',
  answers,
  routes: [{ path: '/accounting/journal-entries/recurring/details', element: <p>Details</p> }],
  wrap: withUi,
});

const openList = pageOpener({
  page: <RecurringEntriesPage />,
  permissions: treasurer,
  path: '/',
  answers: { [list]: answers[list] },
  wrap: withUi,
});

testListPage({
  open: openList,
  list,
  row: 'Insurance',
  reader,
  add: 'New recurring entry',
  none: 'No recurring entries yet',
  filtered: 'kind=accrual',
});

const button = (name: string) => screen.findByRole('button', { name });
const line = async (at: number) => within(await screen.findByRole('group', { name: `Line ${at}` }));
const submit = () => screen.getByText('New recurring entry', { selector: 'button' });

test('the list says what each posts when, and which could not', async () => {
  openList();
  const row = within(await screen.findByRole('row', { name: /Audit/ }));
  expect(row.getByText('Every month on the last day')).toBeVisible();
  expect(row.getByText('2 dates not posted')).toBeInTheDocument();
  expect(screen.getByText('$9,850.00 over 12 months')).toBeVisible();
});

test('lines are written as in the journal, with what would be posted beside them', async () => {
  const { user, sent } = openPage({ page: <RecurringEntryCreatePage />, path: '/page' });
  await user.type(await screen.findByLabelText(/^Name/), 'Audit');
  const first = await line(1);
  await user.click(first.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('5040{Enter}');
  await user.type(first.getByRole('textbox', { name: 'Debit, line 1' }), '350');
  const second = await line(2);
  await user.click(second.getByRole('combobox', { name: /^Account/ }));
  await user.keyboard('2100{Enter}');
  await user.click(submit());
  expect(sent(create)).toEqual([]);
  await user.click(await second.findByRole('button', { name: 'Fill in $350.00 to balance this fund' }));
  await user.click(screen.getByRole('radio', { name: /Accrual/ }));
  expect(await screen.findByText('12/31/2026')).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => recurringEntryInput.parse(body))).toMatchObject([
    {
      name: 'Audit',
      kind: 'accrual',
      months: null,
      rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
      lines: [
        { accountId: insurance.id, fundId: operating.id, amountMinor: 35_000 },
        { accountId: accrued.id, fundId: operating.id, amountMinor: -35_000 },
      ],
    },
  ]);
});

test('an amortization is written by its total and months, and ends with the last', async () => {
  const { user, sent } = openPage({ page: <RecurringEntryCreatePage />, path: '/page' });
  await user.type(await screen.findByLabelText(/^Name/), 'Insurance');
  await user.click(screen.getByRole('radio', { name: /Amortization/ }));
  await user.type(await screen.findByLabelText(/^Total/), '9850');
  await user.type(screen.getByRole('combobox', { name: /^Expense account/ }), '5040');
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox', { name: /^Prepaid account/ }), '1300');
  await user.keyboard('{Enter}');
  await user.click(submit());
  const months = screen.getByLabelText(/^Months/);
  await waitFor(() => expect(months).toBeInvalid());
  expect(sent(create)).toEqual([]);
  await user.type(months, '12');
  await user.click(submit());
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => recurringEntryInput.parse(body))).toMatchObject([
    {
      kind: 'amortization',
      months: 12,
      rule: 'FREQ=MONTHLY;COUNT=12;BYMONTHDAY=-1',
      lines: [
        { accountId: insurance.id, fundId: operating.id, amountMinor: 985_000 },
        { accountId: idOf(53), fundId: operating.id, amountMinor: -985_000 },
      ],
    },
  ]);
});

test('an entry of the journal is made recurring with its lines, memo and day', async () => {
  const { user, sent } = openPage({
    page: <RecurringEntryCreatePage />,
    path: `/page?entry=${idOf(700)}`,
  });
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Insurance of August');
  expect((await line(1)).getByRole('textbox', { name: 'Debit, line 1' })).toHaveValue('1,200.00');
  await user.click(submit());
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([
    {
      kind: 'accrual',
      memo: 'Insurance of August',
      rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
      lines: [{ amountMinor: 120_000, memo: 'Policy 77' }, { amountMinor: -120_000 }],
    },
  ]);
});

test('a change keeps the schedule, what is refused is told at its line, and an amortization that began keeps its amount', async () => {
  const says = 'This account is archived.';
  const { user, sent, calls } = openPage({
    page: <RecurringEntryEditPage />,
    answers: {
      [one]: () => ({ data: recurringEntryOf({ rule: 'FREQ=YEARLY;UNTIL=20301231;BYMONTH=4;BYDAY=-1FR' }) }),
      [update]: () => problemOf(422, 'validation', { fields: { 'lines.0.accountId': says } }),
    },
  });
  expect(await screen.findByLabelText(/^Month/)).toHaveDisplayValue('April');
  // What comes is told from the last day that was posted on.
  await waitFor(() =>
    expect(calls.find(({ name }) => name === preview)?.query.get('after')).toBe('2026-11-30'),
  );
  await user.click(await button('Save changes'));
  const account1 = (await line(1)).getByRole('combobox', { name: /^Account/ });
  await waitFor(() => expect(account1).toHaveAccessibleDescription(says));
  expect(recurringEntryChange.parse(sent(update)[0])).toMatchObject({
    rule: 'FREQ=YEARLY;UNTIL=20301231;BYMONTH=4;BYDAY=-1FR',
    version: 3,
  });
});

test('an amortization that began says that its amount, months and days stay', async () => {
  openPage({
    page: <RecurringEntryEditPage />,
    answers: {
      [one]: () => ({
        data: recurringEntryOf({
          kind: 'amortization',
          months: 12,
          rule: 'FREQ=MONTHLY;COUNT=12;BYMONTHDAY=-1',
        }),
      }),
    },
  });
  expect(await screen.findByText(/This amortization has started/)).toBeVisible();
  expect(screen.queryByLabelText(/^Total/)).toBeNull();
  expect(screen.getByRole('combobox', { name: /^Expense account/ })).toHaveValue('5040 Insurance');
});

test('its page tells what was posted, what waits for whom and what could not, and tries again', async () => {
  const { user, sent } = openPage();
  expect(await screen.findByRole('link', { name: 'Entry 12' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${idOf(700)}`,
  );
  expect(screen.getByRole('link', { name: 'View approval' })).toHaveAttribute(
    'href',
    `/approvals?id=${idOf(9)}`,
  );
  expect(screen.getByText('This month is closed.')).toBeVisible();
  await user.click(await button('Actions for 09/30/2026'));
  await user.click(await screen.findByRole('menuitem', { name: 'Post in the first open month' }));
  await waitFor(() => expect(sent(settle)).toEqual([{ occursOn: '2026-09-30', action: 'redate' }]));
});

test('the next one is posted ahead after a question, and it is paused', async () => {
  const { user, sent } = openPage();
  await user.click(await button('More for Audit'));
  await user.click(await screen.findByRole('menuitem', { name: 'Post next entry now' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Post the 12/31/2026 entry now?' }));
  await user.click(asked.getByRole('button', { name: 'Post now' }));
  await waitFor(() => expect(sent(run)).toEqual([{ occursOn: '2026-12-31' }]));
  await user.click(await button('Pause'));
  await waitFor(() => expect(sent(status)).toEqual([{ status: 'paused', version: 3 }]));
});

test('who may only read has no actions', async () => {
  openPage({ permissions: reader });
  expect(await screen.findByRole('heading', { level: 1, name: /Audit/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

test('texts have the month of their day in place of the mark', async () => {
  openPage({ permissions: reader });
  const coming = within(await screen.findByRole('list', { name: 'Next 10 entries' }));
  expect(coming.getByText(/Audit of December 2026/)).toBeVisible();
  expect(screen.getByText('Memo')).toBeVisible();
  expect(screen.queryByText(/\{month\}/)).not.toBeInTheDocument();
});
