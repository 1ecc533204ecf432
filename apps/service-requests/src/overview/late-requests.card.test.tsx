import { CardHearing } from '@courtyard/common';
import { pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { summaryOf } from '../request/request.fixture';
import { LateRequestsCard } from './late-requests.card';

const list = 'GET /api/v1/community-requests';
const hear = jest.fn();

const open = pageOpener({
  page: (
    <CardHearing value={hear}>
      <LateRequestsCard />
    </CardHearing>
  ),
  answers: {},
  wrap: withUi,
});
beforeEach(() => hear.mockClear());

test('late requests lead to each and to all of them, the most urgent first', async () => {
  const { calls } = open({
    answers: {
      [list]: () => ({ data: [summaryOf({ lateness: 'late' })], page: pageOf({ total: 7 }) }),
    },
  });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all (7)' })).toHaveAttribute(
    'href',
    '/service-requests/community-requests?isOpen=true&lateness=late',
  );
  expect(calls[0]?.query.toString()).toBe('isOpen=true&lateness=late&sort=-priority&limit=5');
  expect(hear).toHaveBeenLastCalledWith('something');
});

test('where none is late there is no card', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});
