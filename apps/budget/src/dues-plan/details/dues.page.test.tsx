import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { duesOf } from '../dues.fixture';
import { DuesFormPage } from '../form/dues-form.page';
import { DuesPage } from './dues.page';

const get = 'GET /api/v1/budgets/:budgetId/dues-plan';
const propose = 'POST /api/v1/budgets/:budgetId/dues-plan/propose';
const save = 'PUT /api/v1/budgets/:budgetId/dues-plan';

const answers = {
  [get]: () => ({ data: duesOf() }),
  'GET /api/v1/budgets/:budgetId/dues-plan/history': () => ({ data: [], page: pageOf() }),
  'GET /api/v1/me/tasks': () => ({ data: [], totals: [] }),
  [propose]: () => ({ data: duesOf() }),
  [save]: () => ({ data: duesOf() }),
};

const permissions = ['Dues Plan View', 'Dues Plan Update'];

const openPage = pageOpener({
  page: <DuesPage />,
  permissions,
  path: `/dues?id=${idOf(100)}`,
  pattern: '/dues',
  answers,
  wrap: withUi,
});

const openForm = pageOpener({
  page: <DuesFormPage />,
  permissions,
  path: `/dues/edit?id=${idOf(100)}`,
  pattern: '/dues/edit',
  answers,
  wrap: withUi,
});

test('the change of every unit is seen before the amounts are proposed, and these amounts are', async () => {
  const { user, sent } = openPage();
  expect(await screen.findByText('Oak 101')).toBeVisible();
  expect(screen.getByText('Oak 102 pays nothing.')).toBeVisible();
  expect(screen.getByText(/change \$600\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  const buttons = await screen.findAllByRole('button', { name: 'Propose', hidden: true });
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(sent(propose)).toEqual([{ version: 3, digest: 'seen' }]));
});

test('a pool is added with its accounts and percentages, and the draft is saved under its version', async () => {
  const { user, sent } = openForm();
  await user.click(await screen.findByRole('button', { name: 'Add pool' }));
  const pool = screen.getByRole('group', { name: 'Pool 2' });
  await user.type(screen.getAllByLabelText(/^Name on the invoice/)[1] ?? pool, 'Water');
  await user.selectOptions(screen.getAllByLabelText(/^Allocated by/)[1] ?? pool, 'ratio');
  await user.click(screen.getByLabelText(/^5100 Water/));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(save)).toHaveLength(1));
  expect(sent(save)[0]).toMatchObject({
    version: 3,
    pools: [
      { name: 'Dues', shareHundredths: 10_000 },
      { name: 'Water', ratioHundredths: 10_000, accountIds: [idOf(11)] },
    ],
  });
});
