import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { summaryOf } from '../request/request.fixture';
import { workOrderOf } from '../work-order/work-order.fixture';
import { OverviewPage } from './overview.page';

const openPage = pageOpener({
  page: <OverviewPage />,
  answers: {
    'GET /api/v1/my-requests/overview': () => ({
      data: { open: [summaryOf()], openCount: 1, waitingForMe: 1, toRate: 2 },
    }),
    'GET /api/v1/work-orders': () => ({ data: [workOrderOf()], page: pageOf() }),
    'GET /api/v1/community-requests/overview': () => ({
      data: {
        ages: [{ fromDays: 0, untilDays: 7, open: 3, late: 1 }],
        open: 3,
        late: 1,
        submitted: 2,
        unassigned: 1,
      },
    }),
  },
  wrap: withUi,
});

test('an owner sees what is open and what it waits for, and is led to the form', async () => {
  const { calls } = openPage({ permissions: ['My Requests List View', 'My Request Create'] });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(screen.getByText('1 request needs your reply')).toBeVisible();
  expect(screen.getByText('2 resolved requests to rate')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a problem' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/v1/my-requests/overview']);
});

test('a manager sees how many are open, late, new and unassigned, each leading to those', async () => {
  openPage({ permissions: ['Community Requests List View'] });
  const late = (await screen.findByText('Late')).nextElementSibling?.querySelector('a');
  expect(late).toHaveTextContent('1');
  expect(late).toHaveAttribute('href', expect.stringContaining('lateness=late'));
});

test('nobody is asked for what they may not see', async () => {
  const { calls } = openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Service Requests' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a vendor, who has no requests, sees the open work orders', async () => {
  const { calls } = openPage({ permissions: ['Work Orders List View'] });
  expect(await screen.findByRole('link', { name: /Replace the valve/ })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/v1/work-orders']);
});
