import { type SlotProps, SlotProvider, useTaskAction } from '@courtyard/common';
import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { Task } from '@courtyard/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { withUi } from '../../testing/testing';
import { NeedsYou } from './needs-you';

const task = (id: string, part: Partial<Task> = {}): Task => ({
  id,
  section: 'properties',
  kind: 'booking-request',
  title: `Clubhouse for ${id}`,
  text: 'Requested by Alma',
  verb: 'Approve',
  link: `/areas/${id}`,
  span: null,
  dueOn: '2026-12-01',
  urgency: 'today',
  action: { entry: 'approve-booking', subject: { reservationId: id } },
  ...part,
});

const drawn: SlotProps[] = [];
function Piece(slot: SlotProps) {
  const end = useTaskAction();
  drawn.push(slot);
  // Leaves the focus where it was, as a dialog does that closes.
  return (
    <button onMouseDown={(event) => event.preventDefault()} onClick={end}>
      through
    </button>
  );
}

let server: ReturnType<typeof answerCalls>;
let waiting: Task[] = [];

let isDown = false;

function show() {
  server = answerCalls({
    'GET /api/v1/me/tasks': () =>
      isDown ? new Response('', { status: 503 }) : { data: { tasks: waiting, total: waiting.length } },
  });
  return renderPage(
    <SlotProvider value={(slot) => <Piece {...slot} />}>
      <NeedsYou />
    </SlotProvider>,
    { user: personWith([]), wrap: withUi },
  );
}

afterEach(() => {
  server.restore();
  resetStores();
  drawn.length = 0;
});

test('seven lines, how many there are, and when each is due; what has no action leads to where it is done', async () => {
  waiting = [
    task('a', { urgency: 'overdue', dueOn: '2026-11-02' }),
    task('b', { action: null, verb: 'Renew' }),
    ...['c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => task(id)),
  ];
  show();
  const list = within(await screen.findByRole('list', { name: 'Needs you' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'View all (9)' })).toHaveAttribute('href', '/tasks');
  expect(list.getByText('Overdue since 11/02/2026')).toBeVisible();
  expect(list.getByRole('link', { name: 'Renew: Clubhouse for b' })).toHaveAttribute('href', '/areas/b');
});

test('a verb is done in place by the section’s piece; the list is asked for again and keeps the focus', async () => {
  waiting = [task('a'), task('b')];
  const { user } = show();
  const verb = await screen.findByRole('button', { name: 'Approve: Clubhouse for a' });
  await user.click(verb);
  expect(verb).toHaveAttribute('aria-busy', 'true');
  expect(drawn.at(-1)).toMatchObject({
    name: 'task/v1',
    only: { sectionId: 'properties', id: 'approve-booking' },
    subject: { reservationId: 'a' },
  });
  await user.click(verb);
  expect(screen.getAllByText('through')).toHaveLength(1);
  waiting = [task('b')];
  await user.click(screen.getByText('through'));
  await waitFor(() => expect(screen.queryByText('Clubhouse for a')).toBeNull());
  expect(screen.getByRole('list', { name: 'Needs you' })).toHaveFocus();
});

test('what is being done stays, whatever becomes of its line meanwhile', async () => {
  waiting = [task('a')];
  const { user, queryClient } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve: Clubhouse for a' }));
  const piece = screen.getByText('through');
  waiting = [];
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByText('Clubhouse for a')).toBeNull());
  expect(piece).toBeInTheDocument();
  await user.click(piece);
  expect(piece).not.toBeInTheDocument();
});

test('a call that fails is not nothing: it says so, and can be tried again', async () => {
  waiting = [task('a')];
  isDown = true;
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Clubhouse for a');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing where nothing waits', async () => {
  waiting = [];
  show();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByText('Needs you')).toBeNull();
});
