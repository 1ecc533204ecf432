import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import {
  recognition,
  recognitionPolicy,
  recognitionPolicyInput,
} from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { accountOf, chartOf, operating, reserve } from '../../account/account.fixture';
import { PeriodPage } from '../details/period.page';
import { PeriodsPage } from '../list/periods.page';
import { closeReportOf, periodsOf } from '../period.fixture';

const listed = 'GET /api/v1/recognition-policies';
const set = 'POST /api/v1/recognition-policies';
const post = 'POST /api/v1/periods/:month/recognition';

const named = (id: string, code: string, name: string) => ({ id, code, name });
const liability = accountOf({ id: idOf(240), code: '2400', name: 'Contract liability', type: 'liability' });
const income = accountOf({ id: idOf(430), code: '4030', name: 'Reserve assessments', type: 'income' });

const policy = recognitionPolicy.parse({
  id: idOf(1),
  treatment: 'when-spent',
  effectiveOn: '2026-10-01',
  reserveAccount: named(income.id, income.code, income.name),
  specialAccount: null,
  liabilityAccount: named(liability.id, liability.code, liability.name),
  setBy: 'Tess Moreno',
  setAt: '2026-10-02T15:00:00Z',
});

const october = recognition.parse({
  month: '2026-10',
  policy,
  funds: [operating, reserve],
  perFund: [
    {
      fundId: reserve.id,
      broughtMinor: 10_000,
      assessedMinor: 5000,
      spentMinor: 8000,
      recognizedMinor: 8000,
      carriedMinor: 7000,
      toPostMinor: -3000,
    },
  ],
  entries: [{ id: idOf(50), no: 1204 }],
  isPosted: false,
});

const openMonth = pageOpener({
  page: <PeriodPage />,
  path: '/bookkeeping/periods/details?month=2026-10',
  pattern: '/bookkeeping/periods/details',
  permissions: ['Periods View', 'Period Close', 'Journal Entries View'],
  answers: {
    'GET /api/v1/periods': () => ({ data: periodsOf() }),
    'GET /api/v1/periods/:month/actions': () => ({ data: [] }),
    'GET /api/v1/periods/:month/report': () => ({ data: closeReportOf({ month: '2026-10' }) }),
    'GET /api/v1/periods/:month/recognition': () => ({ data: october }),
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [post]: () => ({
      data: { ...october, isPosted: true, perFund: [{ ...october.perFund[0], toPostMinor: 0 }] },
    }),
  },
  wrap: withUi,
});

const openList = pageOpener({
  page: <PeriodsPage />,
  path: '/bookkeeping/periods',
  permissions: ['Periods View', 'Period Close'],
  answers: {
    'GET /api/v1/periods': () => ({ data: periodsOf() }),
    [listed]: () => ({ data: [policy], page: pageOf({ total: 1 }) }),
    'GET /api/v1/accounts': () => ({ data: chartOf({ accounts: [liability, income] }) }),
    [set]: () => ({ data: policy }),
  },
  wrap: withUi,
});

test('the month says by fund what is income and what is carried on, and the difference is posted', async () => {
  const { user, calls } = openMonth();
  const table = within(await screen.findByRole('table', { name: 'Reserve assessments this month' }));
  expect(table.getByRole('row', { name: 'Recognized this month $80.00' })).toBeVisible();
  expect(table.getByRole('row', { name: 'To post ($30.00)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry 1204' })).toHaveAttribute(
    'href',
    `/accounting/journal-entries/details?id=${idOf(50)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Post difference' }));
  expect(await screen.findByText('October 2026 income posted')).toBeVisible();
  expect(calls.find(({ name }) => name === post)?.params).toEqual({ month: '2026-10' });
});

test('who only reads posts nothing, and a refusal is said', async () => {
  const reading = openMonth({ permissions: ['Periods View'] });
  expect(await screen.findByText('Carried forward')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Post difference' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Entry 1204' })).toBeNull();
  reading.unmount();
  const title = 'This month is closed.';
  const { user } = openMonth({ answers: { [post]: () => problemOf(409, 'ledger-closed', { title }) } });
  await user.click(await screen.findByRole('button', { name: 'Post difference' }));
  expect(await screen.findByText(title)).toBeVisible();
});

test('what moves only from one income account to another is posted too', async () => {
  const perFund = october.perFund.map((fund) => ({ ...fund, toPostMinor: 0 }));
  const read = 'GET /api/v1/periods/:month/recognition';
  const moving = openMonth({ answers: { [read]: () => ({ data: { ...october, perFund } }) } });
  expect(await screen.findByRole('button', { name: 'Post difference' })).toBeVisible();
  moving.unmount();
  openMonth({ answers: { [read]: () => ({ data: { ...october, perFund, isPosted: true } }) } });
  expect(await screen.findByText('Carried forward')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Post difference' })).toBeNull();
});

test('the version in force is told with its accounts, and another one is set', async () => {
  const { user, sent } = openList();
  expect(await screen.findByText('Reserve assessments; deferred in Contract liability')).toBeVisible();
  expect(screen.getByText('Current policy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reserve assessments' }));
  await user.type(dialog.getByRole('combobox', { name: /^Reserve assessments/ }), '4030');
  await user.keyboard('{Enter}');
  await user.type(dialog.getByRole('combobox', { name: /^Contract liability/ }), '2400');
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Change policy' }));
  expect(await screen.findByText(/^Policy in effect from /)).toBeVisible();
  expect(sent(set).map((body) => recognitionPolicyInput.parse(body))).toMatchObject([
    {
      treatment: 'when-spent',
      reserveAccountId: income.id,
      specialAccountId: null,
      liabilityAccountId: liability.id,
    },
  ]);
});

test('as they are billed needs no accounts', async () => {
  const { user, sent } = openList({
    answers: { [listed]: () => ({ data: [], page: pageOf({ total: 0 }) }) },
  });
  expect(await screen.findByText('Recognized when billed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reserve assessments' }));
  await user.click(dialog.getByRole('radio', { name: /^When billed/ }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Change policy' }));
  expect(sent(set)).toMatchObject([{ treatment: 'when-assessed' }]);
});
