import { CardHearing } from '@courtyard/common';
import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { joinRequestOf } from './join-request.fixture';
import { JoinRequestsCard } from './join-requests.card';

const list = 'GET /api/v1/join-requests';
const hear = jest.fn();

const open = pageOpener({
  page: (
    <CardHearing value={hear}>
      <JoinRequestsCard />
    </CardHearing>
  ),
  answers: {},
  wrap: withUi,
});
beforeEach(() => hear.mockClear());

test('those who asked to join are named, with the way to all of them', async () => {
  const requests = [
    joinRequestOf(),
    joinRequestOf({ id: idOf(301), name: 'Omar Diaz', email: 'omar@new.example' }),
  ];
  open({ answers: { [list]: () => ({ data: requests, page: pageOf({ total: 6 }) }) } });
  expect(await screen.findByRole('link', { name: 'Nora Vance' })).toHaveAttribute('href', '/people/requests');
  expect(screen.getByText(/^nora@new\.example · Requested /, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Omar Diaz' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all (6)' })).toHaveAttribute('href', '/people/requests');
});

test('where nobody waits there is no card', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) } });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});
