import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import {
  recurringInvoiceChange,
  recurringInvoiceInput,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { testListPage, withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf, unitsPage } from '../../parts/chart/chart.fixture';
import { RecurringInvoicePage } from './details/recurring-invoice.page';
import { RecurringCreatePage } from './form/recurring-create.page';
import { RecurringEditPage } from './form/recurring-edit.page';
import { RecurringInvoicesPage } from './list/recurring-invoices.page';
import { templateOf, templateSummaryOf, upcomingOf } from './recurring.fixture';

const list = 'GET /api/v1/recurring-invoices';
const one = 'GET /api/v1/recurring-invoices/:recurringInvoiceId';
const create = 'POST /api/v1/recurring-invoices';
const update = 'PUT /api/v1/recurring-invoices/:recurringInvoiceId';
const preview = 'POST /api/v1/recurring-invoices/preview';
const status = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/status';
const run = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/run';
const settle = 'POST /api/v1/recurring-invoices/:recurringInvoiceId/occurrences';
const reader = ['Recurring Templates List View'];

const answers = {
  [list]: () => ({
    data: [
      templateSummaryOf({ failed: 2 }),
      templateSummaryOf({ id: idOf(701), name: 'Insurance', scope: 'buildings', split: 'by-share' }),
    ],
    page: pageOf({ total: 2 }),
  }),
  [one]: () => ({ data: templateOf() }),
  [preview]: () => ({ data: [upcomingOf()] }),
  [create]: () => ({ data: templateOf() }),
  [update]: () => ({ data: templateOf({ version: 4 }) }),
  [status]: () => ({ data: templateOf({ status: 'paused', version: 4 }) }),
  [run]: () => ({ data: templateOf() }),
  [settle]: () => ({ data: templateOf() }),
  'GET /api/v1/recurring-invoices/:recurringInvoiceId/history': () => ({ data: [], page: pageOf() }),
  'GET /api/v1/accounts': () => ({ data: chartOf() }),
  'GET /api/v1/properties': unitsPage,
};

const openPage = pageOpener({
  page: <RecurringInvoicePage />,
  permissions: [...reader, 'Recurring Template Create'],
  path: `/page?id=${idOf(700)}`,
  pattern: '/page',
  answers,
  routes: [{ path: '/accounting/recurring-invoices/details', element: <p>Details</p> }],
  wrap: withUi,
});

const openList = pageOpener({
  page: <RecurringInvoicesPage />,
  permissions: [...reader, 'Recurring Template Create'],
  path: '/',
  answers: { [list]: answers[list] },
  wrap: withUi,
});

testListPage({
  open: openList,
  list,
  row: 'Insurance',
  reader,
  add: 'New template',
  none: 'No recurring templates yet',
  filtered: 'scope=units',
});

const button = (name: string) => screen.findByRole('button', { name });

test('the list says when each bills what, and which could not', async () => {
  openList();
  const row = within(await screen.findByRole('row', { name: /Monthly dues/ }));
  expect(row.getByText('Every month on day 1')).toBeVisible();
  expect(row.getByText('$295.00 each')).toBeVisible();
  expect(row.getByText('2 runs not billed')).toBeInTheDocument();
});

test('a template is written by plain choices, with what it would bill beside it', async () => {
  const { user, sent, calls } = openPage({ page: <RecurringCreatePage />, path: '/page' });
  await user.type(await screen.findByLabelText(/^Name/), 'Dues');
  await user.click(screen.getByRole('radio', { name: 'Buildings' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Aspen House' }));
  await user.type(screen.getByLabelText(/^Description/), 'Assessment');
  await user.type(screen.getByRole('combobox', { name: /^Income account/ }), 'Assess');
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox', { name: /^Fund/ }), 'Operating');
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText(/^Amount/), '295');
  await user.selectOptions(screen.getByRole('combobox', { name: /^On$/ }), 'Last day of the month');
  await user.selectOptions(screen.getByLabelText(/^Ends/), 'After a number of times');
  await user.click(screen.getByText('New template', { selector: 'button' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Times/)).toHaveAccessibleDescription(/Enter the number of times/),
  );
  await user.type(screen.getByLabelText(/^Times/), '12');
  expect(await screen.findByText('148 units')).toBeVisible();
  expect(calls.some(({ name }) => name === preview)).toBe(true);
  await user.click(screen.getByText('New template', { selector: 'button' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => recurringInvoiceInput.parse(body))).toMatchObject([
    {
      name: 'Dues',
      scope: 'buildings',
      buildings: ['Aspen House'],
      rule: 'FREQ=MONTHLY;COUNT=12;BYMONTHDAY=-1',
      dueDays: 15,
      lines: [{ description: 'Assessment', amountMinor: 29_500 }],
    },
  ]);
});

test('a change keeps what the schedule says, and what the server refuses is told', async () => {
  const says = 'Another template that goes on has this name.';
  const { user, sent } = openPage({
    page: <RecurringEditPage />,
    answers: {
      [one]: () => ({ data: templateOf({ rule: 'FREQ=YEARLY;UNTIL=20301231;BYMONTH=4;BYDAY=-1FR' }) }),
      [update]: () => problemOf(422, 'validation', { fields: { name: says } }),
    },
  });
  const name = await screen.findByLabelText(/^Name/);
  expect(screen.getByLabelText(/^Month/)).toHaveDisplayValue('April');
  expect(screen.getByLabelText(/^Weekday/)).toHaveDisplayValue('Friday');
  await user.clear(name);
  await user.type(name, 'Dues');
  await user.click(screen.getByText('Save changes', { selector: 'button' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(says)));
  expect(recurringInvoiceChange.parse(sent(update)[0])).toMatchObject({
    rule: 'FREQ=YEARLY;UNTIL=20301231;BYMONTH=4;BYDAY=-1FR',
    version: 3,
  });
});

test('its page tells what comes next, what waits and why, who was left out, and tries again', async () => {
  const { user, sent } = openPage();
  expect(await screen.findByText('4000 Assessments is archived.')).toBeVisible();
  expect(screen.getByText(/its month was closed/)).toBeVisible();
  expect(screen.getByText('Not billed: Aspen House 204 (Nobody owns this unit.)')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Next 10 runs' })).getByText('01/01/2027')).toBeVisible();
  await user.click(await button('Actions for 11/01/2026'));
  await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
  await waitFor(() => expect(sent(settle)).toEqual([{ occursOn: '2026-11-01', action: 'retry' }]));
});

test('it is billed ahead after a question, and paused', async () => {
  const { user, sent } = openPage();
  await user.click(await button('More for Monthly dues'));
  await user.click(await screen.findByRole('menuitem', { name: 'Run now' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Run 01/01/2027 now?' }));
  expect(asked.getByText(/148 units are billed \$43,660.00/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Run now' }));
  await waitFor(() => expect(sent(run)).toEqual([{ occursOn: '2027-01-01' }]));
  await user.click(await button('Pause'));
  await waitFor(() => expect(sent(status)).toEqual([{ status: 'paused', version: 3 }]));
});

test('who may only read has no actions, and one that ended has none', async () => {
  openPage({ permissions: reader });
  expect(await screen.findByRole('heading', { level: 1, name: /Monthly dues/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
