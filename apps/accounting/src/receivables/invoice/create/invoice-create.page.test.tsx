import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import {
  type InvoicePreview,
  invoiceInput,
  type InvoiceRun,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { serviceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf, unitsPage } from '../../../parts/chart/chart.fixture';
import { aspen, operating } from '../invoice.fixture';
import { InvoiceCreatePage } from './invoice-create.page';

const preview = 'POST /api/v1/invoices/preview';
const create = 'POST /api/v1/invoices';
const run = 'GET /api/v1/invoice-runs/:invoiceRunId';

const dues = sampleOf(serviceItem, {
  id: idOf(70),
  name: 'Monthly dues',
  kind: 'billed',
  taxBox: 'none',
  version: 1,
  updatedAt: '2026-11-01T15:00:00Z',
  chargeType: 'regular',
  priceMinor: 30_000,
  fund: { id: idOf(30), code: 'OP', name: 'Operating', archived: false },
  incomeAccount: { id: idOf(40), code: '4000', name: 'Assessments', archived: false },
});

const birch = { id: idOf(21), name: 'Aspen House 205' };
const previewOf = (part: Partial<InvoicePreview> = {}): InvoicePreview => ({
  rows: [
    {
      property: aspen,
      billedTo: 'Nora Vance',
      totalMinor: 30_000,
      linesMinor: [30_000],
      creditMinor: 0,
      problem: null,
    },
    {
      property: birch,
      billedTo: 'Pat Doe',
      totalMinor: 30_000,
      linesMinor: [30_000],
      creditMinor: 5_000,
      problem: null,
    },
  ],
  totalMinor: 60_000,
  postings: [
    { account: { id: idOf(41), name: '1200 Assessments receivable' }, fund: operating, amountMinor: 60_000 },
    { account: { id: idOf(40), name: '4000 Assessments' }, fund: operating, amountMinor: -60_000 },
  ],
  ...part,
});
const runOf = (part: Partial<InvoiceRun> = {}): InvoiceRun => ({
  id: idOf(900),
  status: 'done',
  units: 2,
  billed: 2,
  leftOut: 0,
  totalMinor: 60_000,
  problem: null,
  invoiceId: null,
  ...part,
});

const open = pageOpener({
  page: <InvoiceCreatePage />,
  permissions: ['Invoice Create', 'Bookkeeping Service List View', 'Properties List View'],
  path: '/accounting/invoices/create',
  pattern: '/accounting/invoices/create',
  routes: [
    { path: '/accounting/invoices', element: <p>The list</p> },
    { path: '/accounting/invoices/:invoiceId', element: <p>The invoice</p> },
  ],
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/properties': unitsPage,
    'GET /api/v1/service-items': () => ({ data: [dues], page: pageOf() }),
    [preview]: () => ({ data: previewOf() }),
    [create]: () => ({ data: runOf() }),
  },
  wrap: withUi,
});
type User = ReturnType<typeof open>['user'];

const submit = () => screen.getByText(/^Bill/, { selector: 'button' });
async function fillIn(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
  await user.click(screen.getByRole('combobox', { name: /^Service or item/ }));
  await user.click(await screen.findByRole('option', { name: 'Monthly dues' }));
}

test('all units are billed by an item after the preview said exactly what it does', async () => {
  const { user, sent } = open();
  await fillIn(user);
  expect(screen.getByText('2 of 2 units selected')).toBeVisible();
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Monthly dues');
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('300.00');
  const panel = within((await screen.findByText('Preview')).closest('section') ?? document.body);
  expect(await panel.findByText('$600.00')).toBeVisible();
  expect(panel.getByText('Debit $600.00')).toBeVisible();
  expect(panel.getByText('Credit $600.00')).toBeVisible();
  expect(panel.getByText('Pat Doe · $50.00 paid from credit')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Bill 2 units · $600.00' }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(screen.getByText('2 units billed: $600.00')).toBeVisible();
  expect(sent(create)).toHaveLength(1);
  expect(invoiceInput.parse(sent(create)[0])).toMatchObject({
    propertyIds: [idOf(20), idOf(21)],
    split: 'each',
    lines: [{ serviceItemId: idOf(70), accountId: idOf(40), fundId: idOf(30), amountMinor: 30_000 }],
  });
});

test('how it is split is asked only of several units', async () => {
  const { user } = open({ path: `/accounting/invoices/create?property=${idOf(20)}` });
  expect(await screen.findByText('1 of 2 units selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /204/ })).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: /^Charge each unit/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /205/ }));
  expect(await screen.findByRole('radiogroup', { name: /^Charge each unit/ })).toBeVisible();
});

test('units that get none are named with the reason, and the verb counts the others', async () => {
  const problem = 'Aspen House 205 has no owner on this day.';
  const [first] = previewOf().rows;
  const { user } = open({
    answers: {
      [preview]: () => ({
        data: previewOf({
          totalMinor: 30_000,
          rows: [
            ...(first ? [first] : []),
            { property: birch, billedTo: '', totalMinor: 0, linesMinor: [0], creditMinor: 0, problem },
          ],
        }),
      }),
    },
  });
  await fillIn(user);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Bill 1 unit · $300.00' })).toBeVisible();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await screen.findByText('0 of 2 units selected');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/^Choose a unit/);
  await user.click(screen.getByRole('checkbox', { name: /204/ }));
  await user.click(submit());
  await waitFor(() =>
    expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(/This field is required/),
  );
  expect(screen.getByRole('combobox', { name: /^Income account/ })).toHaveAccessibleDescription(
    /This field is required/,
  );
  expect(sent(create)).toEqual([]);
});

test('a refusal is told, and nothing that was typed is lost', async () => {
  const detail = 'December is closed. Choose a day in an open month.';
  const { user } = open({ answers: { [create]: () => problemOf(409, 'period-closed', { detail }) } });
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Thank you');
  await user.click(await screen.findByRole('button', { name: /^Bill 2 units/ }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Thank you');
  expect(screen.getByText('2 of 2 units selected')).toBeVisible();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('300.00');
});

test('a preview that fails is asked again', async () => {
  let isDown = true;
  const { user } = open({
    answers: { [preview]: () => (isDown ? problemOf(500, 'internal') : { data: previewOf() }) },
  });
  await fillIn(user);
  expect(await screen.findByText('Couldn’t load the preview.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Debit $600.00')).toBeVisible();
});

test('many units go on by themselves: the page tells how far, and what became of it', async () => {
  let billed = 40;
  const { user, router } = open({
    answers: {
      [create]: () => ({ data: runOf({ status: 'running', units: 148, billed }) }),
      [run]: () => ({
        data: runOf({
          units: 148,
          billed,
          status: billed === 148 ? 'done' : 'running',
          totalMinor: billed * 30_000,
        }),
      }),
    },
  });
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: /^Bill 2 units/ }));
  expect(await screen.findByText('40 of 148 units billed')).toBeVisible();
  expect(router.state.location.search).toBe(`?run=${idOf(900)}`);
  billed = 148;
  expect(
    await screen.findByText('148 units were billed, $44,400.00 in total.', {}, { timeout: 3_000 }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View invoices' }));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('a run that stopped says how far it came and why', async () => {
  const problem = 'Month 2026-12 was closed meanwhile.';
  open({
    path: `/accounting/invoices/create?run=${idOf(900)}`,
    answers: {
      [run]: () => ({ data: runOf({ status: 'failed', units: 148, billed: 100, leftOut: 2, problem }) }),
    },
  });
  expect(await screen.findByText('Billing stopped')).toBeVisible();
  expect(
    screen.getByText(
      new RegExp(`100 of 148 units were billed before it stopped, and those invoices remain. ${problem}`),
    ),
  ).toBeVisible();
});

test('without the chart it says what it is needed for', async () => {
  let isDown = true;
  const { user } = open({
    answers: {
      'GET /api/v1/accounts': () => (isDown ? problemOf(500, 'internal') : { data: chartOf() }),
    },
  });
  expect(await screen.findByText(/^Couldn’t load the chart of accounts/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 of 2 units selected')).toBeVisible();
});

test('while the units load, what stands around their list keeps its place', async () => {
  let answer: (units: object) => void = () => undefined;
  open({
    answers: { 'GET /api/v1/properties': () => new Promise<object>((done) => (answer = done)) },
  });
  const units = within(await screen.findByRole('group', { name: 'Units' }));
  expect(units.getByRole('searchbox')).toBeVisible();
  expect(units.getByRole('button', { name: /^Select all/ })).toBeDisabled();
  expect(units.queryByText('0 of 0 units selected')).toBeNull();
  answer({ data: [], page: pageOf({ total: 0 }) });
  expect(await units.findByText('0 of 0 units selected')).toBeVisible();
});

test('units that were chosen before stand first in the list, and stay there while one ticks', async () => {
  const { user } = open({ path: `/accounting/invoices/create?property=${birch.id}` });
  const units = within(await screen.findByRole('group', { name: 'Units' }));
  const first = () => units.getAllByRole('checkbox')[0];
  await units.findByRole('checkbox', { name: /^Aspen House 205/ });
  expect(first()).toHaveAccessibleName(/^Aspen House 205/);
  expect(first()).toBeChecked();
  await user.click(units.getByRole('checkbox', { name: /^Aspen House 204/ }));
  expect(first()).toHaveAccessibleName(/^Aspen House 205/);
});

test('all units of one building are selected at once, those of others stay selected', async () => {
  const page = unitsPage();
  const { user } = open({
    answers: {
      'GET /api/v1/properties': () => ({
        ...page,
        data: page.data.map((unit, at) => (at === 0 ? unit : { ...unit, building: 'Birch House' })),
      }),
    },
  });
  await user.selectOptions(await screen.findByLabelText('Building'), 'Birch House');
  expect(screen.queryByRole('checkbox', { name: /^Aspen House 204/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select all 1' }));
  expect(screen.getByText('1 of 2 units selected')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Building'), 'All buildings');
  await user.click(screen.getByRole('button', { name: 'Select all 2' }));
  expect(screen.getByText('2 of 2 units selected')).toBeVisible();
});
