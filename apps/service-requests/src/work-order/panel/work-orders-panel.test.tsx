import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { workOrderOf } from '../work-order.fixture';
import { PropertyWorkPanel } from './work-orders-panel';

const list = 'GET /api/v1/work-orders';

const open = pageOpener({
  page: <PropertyWorkPanel subject={{ propertyId: idOf(30) }} />,
  answers: { [list]: () => ({ data: [workOrderOf()], page: pageOf() }) },
  wrap: withUi,
});

test('the page of a property lists its work orders, and who may makes one about it', async () => {
  const { calls } = open({ permissions: ['Community Work Orders View', 'Work Order Create'] });
  expect(await screen.findByRole('link', { name: '#7 Replace the valve' })).toBeVisible();
  expect(calls.map(({ name, query }) => [name, query.get('propertyId')])).toEqual([[list, idOf(30)]]);
  expect(screen.getByRole('link', { name: 'New work order' })).toHaveAttribute(
    'href',
    `/service-requests/work-orders/create?unit=${idOf(30)}`,
  );
});

test('who only reads makes none', async () => {
  open({ permissions: ['Community Work Orders View'] });
  expect(await screen.findByRole('link', { name: '#7 Replace the valve' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New work order' })).toBeNull();
});
