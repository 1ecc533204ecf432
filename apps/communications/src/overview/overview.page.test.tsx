import { answerCalls, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { feedAnnouncementOf } from '../announcement/announcement.fixture';
import { OverviewPage } from './overview.page';

let server: ReturnType<typeof answerCalls>;
function open(permissions: string[]) {
  server = answerCalls({
    'GET /api/v1/announcements/feed': () => ({ data: [feedAnnouncementOf()], page: pageOf() }),
  });
  return renderPage(<OverviewPage />, { user: personWith(permissions), wrap: withUi });
}
afterEach(() => {
  server.restore();
  resetStores();
});

test('it shows the latest of what a person may see, and asks for nothing that would be refused', async () => {
  open(['Announcements List View']);
  expect(await screen.findByRole('link', { name: feedAnnouncementOf().title })).toBeVisible();
  server.restore();
  cleanup();

  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Communications' })).toBeVisible();
  expect(server.calls).toEqual([]);
});
