import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { feedAnnouncementOf } from '../announcement.fixture';
import { FeedPage } from './feed.page';

const path = '/communications/announcements';
const feed = 'GET /api/v1/announcements/feed';

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

test('the feed says what is new and is narrowed to a kind and to what is unread, which the address keeps', async () => {
  const all = [
    feedAnnouncementOf(),
    feedAnnouncementOf({
      id: idOf(101),
      title: 'Summer party',
      category: 'events',
      isRead: true,
      isPinned: true,
    }),
  ];
  const wire = answerCalls({
    [feed]: ({ query }) => {
      const rows = all
        .filter(({ category }) => !query.get('category') || category === query.get('category'))
        .filter(({ isRead }) => query.get('unread') !== 'true' || !isRead);
      return { data: rows, page: pageOf() };
    },
  });
  restore = wire.restore;
  const { user, router } = renderPage(<FeedPage />, {
    user: personWith(['Announcements List View']),
    path,
    pattern: path,
    wrap: withUi,
  });
  expect(await screen.findByRole('link', { name: 'Summer party' })).toBeVisible();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'All announcements' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Events');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Water off on Thursday' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  expect(await screen.findByText('No matching announcements')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    category: 'events',
    unread: 'true',
  });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Water off on Thursday' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
