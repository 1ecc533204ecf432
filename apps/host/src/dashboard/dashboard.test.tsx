import { personWith } from '@courtyard/common/testing';
import type { Notification, SlotEntry } from '@courtyard/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, aSection } from '../registry/registry.fixture';
import { endApp, renderApp } from '../testing/render-app';

const card = (id: string, title: string): SlotEntry => ({
  slot: 'dashboard.card/v1',
  id,
  title,
  width: 4,
  height: 20,
});
const registry = aRegistry({
  sections: [
    aSection({ slots: [card('units', 'Units'), card('policies', 'Policies'), card('bookings', 'Bookings')] }),
  ],
});

async function open() {
  const app = await renderApp({ user: personWith([]), registry });
  await app.user.click(await screen.findByRole('button', { name: 'Arrange' }));
  return app;
}
const order = () =>
  screen
    .getAllByRole('button', { name: /^Move (?!.* (?:earlier|later)$)/ })
    .map((grip) => grip.getAttribute('aria-label')?.replace('Move ', ''));
const stored = (calls: { name: string; body: unknown }[]) =>
  calls.findLast(({ name }) => name.startsWith('PATCH'))?.body;

afterEach(endApp);

test('a card moves by the arrow keys on its grip; the order is stored and said', async () => {
  const { user, calls } = await open();
  expect(order()).toEqual(['Units', 'Policies', 'Bookings']);
  screen.getByRole('button', { name: 'Move Units' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(order()).toEqual(['Policies', 'Units', 'Bookings']));
  expect(stored(calls)).toEqual({
    dashboard: {
      cards: ['policies', 'units', 'bookings'].map((id) => ({ section: 'properties', id, hidden: false })),
    },
  });
  expect(screen.getByText('Units moved to position 2 of 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Units' })).toHaveFocus();
});

test('the button that begins and ends it keeps the focus', async () => {
  const { user } = await open();
  const done = screen.getByRole('button', { name: 'Done' });
  done.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Arrange' })).toHaveFocus();
});

test('buttons do the same, and the ends are ends', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Move Units earlier' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Bookings earlier' }));
  await waitFor(() => expect(order()).toEqual(['Units', 'Bookings', 'Policies']));
});

test('the focus goes to a grip where the button that was pressed can be pressed no more', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Policies earlier' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Policies' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Hide Policies' }));
  await waitFor(() => expect(order()).toEqual(['Units', 'Bookings']));
  expect(screen.getByRole('button', { name: 'Move Units' })).toHaveFocus();
});

test('the place that is said is among the cards that are shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide Policies' }));
  await waitFor(() => expect(order()).toEqual(['Units', 'Bookings']));
  await user.click(screen.getByRole('button', { name: 'Move Units later' }));
  await waitFor(() => expect(order()).toEqual(['Bookings', 'Units']));
  expect(screen.getByText('Units moved to position 2 of 2.')).toBeInTheDocument();
});

test('a card is hidden and brought back', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide Policies' }));
  await waitFor(() => expect(order()).toEqual(['Units', 'Bookings']));
  expect(stored(calls)).toMatchObject({ dashboard: { cards: [{}, { id: 'policies', hidden: true }, {}] } });
  await user.click(await screen.findByRole('button', { name: 'Show Policies' }));
  await waitFor(() => expect(order()).toEqual(['Units', 'Policies', 'Bookings']));
});

test('a refused change is taken back and said', async () => {
  const { user } = await renderApp({
    user: personWith([]),
    registry,
    answers: { 'PATCH /api/v1/shell/preferences': () => new Response('', { status: 500 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  await user.click(screen.getByRole('button', { name: 'Move Bookings earlier' }));
  await screen.findByText(/Couldn’t save/);
  await waitFor(() => expect(order()).toEqual(['Units', 'Policies', 'Bookings']));
});

test('a card that leads stands above what needs the person while it is their first, and is arranged as any other', async () => {
  const leading = { ...card('owed', 'What I owe'), leads: true, place: 1 };
  const { user } = await renderApp({
    user: personWith([]),
    registry: aRegistry({ sections: [aSection({ slots: [card('units', 'Units'), leading] })] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  expect(order()).toEqual(['What I owe', 'Units']);
  const inList = () => within(screen.getByRole('main')).getAllByRole('listitem').length;
  expect(inList()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(inList()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Arrange' }));
  screen.getByRole('button', { name: 'Move What I owe' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(order()).toEqual(['Units', 'What I owe']));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(inList()).toBe(2);
});

test('each card that cannot be loaded says so in its own tile', async () => {
  await renderApp({ user: personWith([]), registry });
  const list = (await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).closest('main');
  await waitFor(() =>
    expect(within(list ?? document.body).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3),
  );
});

const notice = (number: number, isRead = false): Notification => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  kind: 'properties.booking-decided',
  title: `Hall ${number}: your booking is confirmed`,
  text: '',
  link: `/help-support?about=${number}`,
  isUrgent: false,
  createdAt: new Date().toISOString(),
  isNew: true,
  isRead,
});

test('what is new leads to the record and is read then; once nothing is, the card is gone', async () => {
  const notices = [notice(1), notice(2)];
  const unread = () => notices.filter(({ isRead }) => !isRead);
  const { user } = await renderApp({
    user: personWith([]),
    registry,
    answers: {
      'GET /api/v1/shell/notifications/summary': () => ({
        data: { unread: unread().length, new: 0, newest: null, isSilent: true },
      }),
      'GET /api/v1/shell/notifications': () => ({ data: unread(), page: { next: null } }),
      'PUT /api/v1/shell/notifications/:notificationId/read': ({ params }) => {
        const at = notices.findIndex(({ id }) => id === params.notificationId);
        return { data: (notices[at] = notice(at + 1, true)) };
      },
    },
  });
  const news = await screen.findByRole('list', { name: 'What’s new' });
  expect(within(news).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/notifications?show=unread',
  );
  await user.click(within(news).getByRole('button', { name: /^Mark “Hall 2/ }));
  await waitFor(() => expect(within(news).getAllByRole('listitem')).toHaveLength(1));
  expect(news).toHaveFocus();
  await user.click(within(news).getByRole('link', { name: /^Hall 1/ }));
  await screen.findByRole('heading', { level: 1, name: /Help/ });
  expect(window.location.search).toBe('?about=1');
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? news);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(unread()).toEqual([]));
  expect(screen.queryByRole('heading', { name: 'What’s new' })).toBeNull();
});
