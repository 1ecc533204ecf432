import { answerCalls, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attendanceOf, attendeeOf, meetingOf } from '../meeting.fixture';
import { PeopleCard } from './people.card';

let restore = () => {};

beforeEach(resetStores);
afterEach(() => restore());

test('an invitation is taken back after it was said what becomes of it, until the meeting begins', async () => {
  const remove = 'DELETE /api/v1/meetings/:meetingId/attendees/:attendeeId';
  const handlers = {
    'GET /api/v1/meetings/:meetingId/attendees': () => ({
      data: [attendeeOf()],
      page: pageOf({ total: 1 }),
    }),
    [remove]: () => new Response(null, { status: 204 }),
  };
  const show = (status: Meeting['status']) => {
    const wire = answerCalls(handlers);
    restore = wire.restore;
    const counts = { ...attendanceOf().counts, invited: 1 };
    const page = renderPage(
      <PeopleCard
        meeting={meetingOf({ status })}
        attendance={attendanceOf({ counts })}
        actions={null}
        empty={null}
      />,
      { user: personWith(['Meetings List View', 'Meeting Update']), wrap: withUi },
    );
    return { ...wire, ...page };
  };
  const { user, calls, unmount } = show('called');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ann Lee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke invitation' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/They’re removed from the invitees along with their RSVP/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === remove)).toHaveLength(1));
  unmount();
  restore();
  show('in-session');
  expect(await screen.findByText('Ann Lee')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for Ann Lee' })).not.toBeInTheDocument();
});
