import { CardHearing } from '@courtyard/common';
import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { summaryOf } from '../request/request.fixture';
import { MyRequestsCard } from './my-requests.card';

const overview = 'GET /api/v1/my-requests/overview';
const hear = jest.fn();

const open = pageOpener({
  page: (
    <CardHearing value={hear}>
      <MyRequestsCard />
    </CardHearing>
  ),
  answers: { [overview]: () => ({ data: { open: [], waitingForMe: 0, toRate: 0 } }) },
  wrap: withUi,
});
beforeEach(() => hear.mockClear());

test('a resident reports what is broken from it, with open requests and without any', async () => {
  open();
  const report = await screen.findByRole('link', { name: 'Report a problem' });
  expect(report).toHaveAttribute('href', '/service-requests/my-requests/create?kind=maintenance');
  expect(screen.getByText('You have no open requests.')).toBeVisible();
  expect(hear).toHaveBeenLastCalledWith('something');
});

test('the open requests lead to each', async () => {
  open({ answers: { [overview]: () => ({ data: { open: [summaryOf()], waitingForMe: 1, toRate: 0 } }) } });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(screen.getByText('1 request needs your reply')).toBeVisible();
});

test('those who look after all requests have no card without requests of their own', async () => {
  open({ permissions: ['Community Request Update'] });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});
