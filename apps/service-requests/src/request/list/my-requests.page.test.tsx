import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { summaryOf } from '../request.fixture';
import { MyRequestsPage } from './my-requests.page';

const list = 'GET /api/v1/my-requests';

const open = pageOpener({
  page: <MyRequestsPage />,
  permissions: ['My Requests List View', 'My Request Create'],
  answers: { [list]: () => ({ data: [summaryOf()], page: pageOf() }) },
  wrap: withUi,
});

test('each request leads to its page, with its state', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Leak under the sink' })).toHaveAttribute(
    'href',
    `/service-requests/my-requests/detail?id=${idOf(100)}`,
  );
  expect(screen.getByText('Submitted')).toBeVisible();
});

test('only what is open is asked for where the address says so', async () => {
  const { calls } = open({ path: '/?isOpen=true' });
  await screen.findByRole('link', { name: 'Leak under the sink' });
  expect(calls.find(({ name }) => name === list)?.query.get('isOpen')).toBe('true');
});

test('an empty list says how to begin', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  expect(await screen.findByText('No requests yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New request' })).not.toHaveLength(0);
});

test('chosen requests are withdrawn at once, after a question', async () => {
  const { user, calls } = open({
    answers: {
      'POST /api/v1/my-requests/withdraw': () => ({
        data: { changed: 1, unchanged: 0, left: [], done: [], job: null },
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Select .*Leak under the sink/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw 1 request?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw 1 request' }));
  expect(await screen.findByText('1 request withdrawn')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/v1/my-requests/withdraw')?.body).toMatchObject({
    chosen: { records: [{ id: idOf(100) }] },
  });
});

test('those who report nothing withdraw nothing', async () => {
  open({ permissions: ['My Requests List View'] });
  await screen.findByRole('link', { name: 'Leak under the sink' });
  expect(screen.queryByRole('checkbox', { name: /Select .*Leak/ })).toBeNull();
});
