import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { workOrderChange, workOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { requestOf, summaryOf } from '../../../request/request.fixture';
import { workOrderOf } from '../../work-order.fixture';
import { WorkOrderCreatePage } from '../work-order-create.page';
import { WorkOrderEditPage } from '../work-order-edit.page';

const list = 'GET /api/v1/community-requests';
const create = 'POST /api/v1/work-orders';
const update = 'PUT /api/v1/work-orders/:workOrderId';
const sink = summaryOf({ priority: 'low' });
const ceiling = summaryOf({ id: idOf(101), number: 13, title: 'Wet ceiling', priority: 'high' });

const open = pageOpener({
  page: <WorkOrderCreatePage />,
  path: `/?request=${idOf(100)}&request=${idOf(101)}`,
  pattern: '/',
  routes: [{ path: '/service-requests/work-orders/detail', element: <p>Details</p> }],
  permissions: ['Work Order Create', 'Work Order Update', 'Community Requests Details View'],
  answers: {
    'GET /api/v1/work-orders/choices': () => ({ data: { vendors: [], staff: [], places: [] } }),
    [list]: () => ({ data: [sink, ceiling], page: pageOf({ total: 2 }) }),
    [create]: () => ({ data: workOrderOf() }),
    [update]: () => ({ data: workOrderOf() }),
  },
  wrap: withUi,
});

const removal = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` });

test('an order is made from several requests, in the place that they share and as urgent as one of them', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('#12 Leak under the sink')).toBeVisible();
  expect(screen.getByText('#13 Wet ceiling')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Find the leak');
  await user.click(screen.getByRole('button', { name: 'Create work order' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => workOrderInput.parse(body))).toMatchObject([
    {
      title: 'Find the leak',
      place: { kind: 'unit', id: idOf(20) },
      priority: 'high',
      requestIds: [idOf(100), idOf(101)],
    },
  ]);
});

test('one that does not belong is taken out before', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove #13 Wet ceiling' }));
  expect(screen.queryByText('#13 Wet ceiling')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Find the leak');
  await user.click(screen.getByRole('button', { name: 'Create work order' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)).toMatchObject([{ requestIds: [idOf(100)] }]);
});

test('a single request gives its words', async () => {
  open({
    path: `/?request=${idOf(100)}`,
    answers: { 'GET /api/v1/community-requests/:requestId': () => ({ data: requestOf() }) },
  });
  expect(await screen.findByDisplayValue('Water drips all night.')).toBeVisible();
  expect(removal('#12 Leak under the sink')).toBeVisible();
});

test('an order keeps its requests when it is edited, and loses those that are taken out', async () => {
  const requests = [sink, ceiling].map(({ id, number, title, state }) => ({ id, number, title, state }));
  const { user, sent } = open({
    page: <WorkOrderEditPage />,
    path: `/?id=${idOf(300)}`,
    permissions: ['Work Order Details View', 'Work Order Update', 'Community Work Orders View'],
    answers: {
      'GET /api/v1/work-orders/:workOrderId': () => ({
        data: workOrderOf({ requests, may: { manage: true, work: true, signOff: true, actions: [] } }),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove #12 Leak under the sink' }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent(update)).toHaveLength(1));
  expect(sent(update).map((body) => workOrderChange.parse(body))).toMatchObject([
    { requestIds: [idOf(101)] },
  ]);
});
