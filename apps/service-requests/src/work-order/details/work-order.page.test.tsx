import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { workOrderOf } from '../work-order.fixture';
import { WorkOrderPage } from './work-order.page';

const read = 'GET /api/v1/work-orders/:workOrderId';
const action = 'POST /api/v1/work-orders/:workOrderId/state';
const check = 'PUT /api/v1/work-orders/:workOrderId/checks/:checkId';

const open = pageOpener({
  page: <WorkOrderPage />,
  path: `/?id=${idOf(300)}`,
  permissions: ['Work Orders List View', 'Work Order Details View'],
  answers: {
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }),
    'GET /api/v1/approvals': () => ({
      data: [],
      page: { next: null, previous: null, total: 0, firstPosition: 0 },
    }),
    [read]: () => ({ data: workOrderOf() }),
    [action]: () => ({ data: workOrderOf({ state: 'done' }) }),
    [check]: () => ({ data: workOrderOf() }),
  },
  wrap: withUi,
});

test('a vendor checks off and finishes the work, and sees nothing of the community', async () => {
  const { user, sent, calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the valve' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  // Each of their orders would repeat it.
  expect(screen.queryByText('Ray Dalton Plumbing')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Test for leaks' }));
  expect(sent(check)).toMatchObject([{ isDone: true }]);
  await user.click(screen.getByRole('button', { name: 'Finish work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish work #7' }));
  await user.type(dialog.getByRole('textbox', { name: /Work performed/ }), 'Replaced it.');
  await user.click(dialog.getByRole('button', { name: 'Finish work' }));
  expect(await screen.findByText('Work order #7 finished')).toBeVisible();
  expect(sent(action)).toMatchObject([{ action: 'finish', note: 'Replaced it.', version: 4 }]);
  expect(calls.some((name) => String(name).includes('history'))).toBe(false);
});

test('a manager confirms a proposed visit', async () => {
  const confirm = 'POST /api/v1/work-orders/:workOrderId/visits/:visitId/confirm';
  const { user, sent } = open({
    permissions: ['Work Order Details View', 'Work Order Update', 'Community Work Orders View'],
    answers: {
      [read]: () => ({
        data: workOrderOf({ may: { manage: true, work: true, signOff: true, actions: ['finish'] } }),
      }),
      [confirm]: () => ({ data: workOrderOf() }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Confirm visit: / }));
  expect(sent(confirm)).toHaveLength(1);
  expect(screen.getByText('Ray Dalton Plumbing')).toBeVisible();
});
