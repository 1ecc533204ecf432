import { idOf, pageOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { workOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderActionRoutes } from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { workOrderOf } from '../work-order.fixture';
import { WorkOrdersPage } from './work-orders.page';

const assign = 'POST /api/v1/work-orders/assign';

const open = pageOpener({
  page: <WorkOrdersPage />,
  permissions: ['Work Orders List View', 'Community Work Orders View', 'Work Order Update'],
  answers: {
    'GET /api/v1/work-orders': () => ({ data: [sampleOf(workOrderSummary, workOrderOf())], page: pageOf() }),
    'GET /api/v1/work-orders/choices': () => ({
      data: {
        vendors: [{ id: idOf(41), name: 'Harbor Plumbing' }],
        staff: [{ id: idOf(8), name: 'Joe Park' }],
        places: [],
      },
    }),
    [assign]: () => ({
      data: { changed: 1, unchanged: 0, left: [], done: [{ id: idOf(300), version: 5 }], job: null },
    }),
  },
  wrap: withUi,
});

// jsdom has no width: the table is for wide windows.
beforeEach(() => {
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof globalThis.matchMedia;
});

test.each([
  ['Harbor Plumbing', { kind: 'vendor', id: idOf(41) }],
  ['Joe Park', { kind: 'member', id: idOf(8) }],
])('many work orders are assigned to %s', async (name, worker) => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select #7 Replace the valve' }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 work order' }));
  await user.click(dialog.getByRole('combobox', { name: /^Vendor or staff member/ }));
  await user.click(await screen.findByRole('option', { name }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('1 work order assigned')).toBeVisible();
  const [body] = sent(assign);
  expect(workOrderActionRoutes.assignWorkOrders.body.parse(body)).toEqual({
    worker,
    chosen: { records: [{ id: idOf(300), version: 4 }] },
  });
});

test('who only reads assigns nothing', async () => {
  open({ permissions: ['Work Orders List View', 'Community Work Orders View'] });
  expect(await screen.findByText('Replace the valve')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});
