import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { meetingChange, meetingInput } from '@courtyard/contract/communications/meeting/meeting';
import { withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { meetingOf } from '../meeting.fixture';
import { MeetingCreatePage } from './meeting-create.page';
import { MeetingEditPage } from './meeting-edit.page';

const create = 'POST /api/v1/meetings';
const update = 'PUT /api/v1/meetings/:meetingId';
const keeper = ['Meetings List View', 'Meeting Update'];

let restore = () => {};
function open(node: ReactNode, handlers: Parameters<typeof answerCalls>[0], permissions = keeper) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  const page = renderPage(node, {
    user: personWith(permissions),
    path: `/form?id=${idOf(100)}`,
    pattern: '/form',
    routes: [{ path: '/communications/meetings/details', element: <p>Details</p> }],
    wrap: withUi,
  });
  const sent = (name: string) => wire.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...page, sent };
}
const button = (name: string) => screen.getByText(name, { selector: 'button' });

beforeEach(resetStores);
afterEach(() => restore());

test('a new one is asked what it is and when; one behind closed doors only by who may see such', async () => {
  const { user, sent } = open(<MeetingCreatePage />, { [create]: () => ({ data: meetingOf() }) });
  expect(screen.queryByLabelText(/Executive session/)).not.toBeInTheDocument();
  await user.click(button('Add meeting'));
  const name = screen.getByLabelText(/^Title/);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Fill this in.'));
  expect(sent(create)).toEqual([]);

  await user.type(name, 'Budget night');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'Board');
  await user.type(screen.getByLabelText(/^Day/), '03/07/2027');
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '21:00' } });
  await user.type(screen.getByLabelText(/^Online link/), 'meet.example');
  await user.click(button('Add meeting'));
  const link = screen.getByLabelText(/^Online link/);
  await waitFor(() =>
    expect(link).toHaveAccessibleDescription(
      expect.stringContaining('Write an address that begins with https://.'),
    ),
  );
  await user.clear(link);
  await user.click(button('Add meeting'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create).map((body) => meetingInput.parse(body))).toMatchObject([
    {
      name: 'Budget night',
      kind: 'board',
      heldOn: '2027-03-07',
      startTime: '19:00',
      endTime: '21:00',
      onlineUrl: null,
    },
  ]);
});

test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
  let version = 3;
  const { user, sent } = open(<MeetingEditPage />, {
    'GET /api/v1/meetings/:meetingId': () => ({
      data: meetingOf({ version, ...(version > 3 && { name: 'Theirs', place: 'Library' }) }),
    }),
    [update]: ({ body }) =>
      meetingChange.parse(body).version === version
        ? { data: meetingOf({ version: 5 }) }
        : problemOf(409, 'changed-meanwhile'),
  });
  const name = await screen.findByLabelText(/^Title/);
  await user.clear(name);
  await user.type(name, 'Mine');
  version = 4;
  await user.click(button('Save changes'));
  const panel = within(await screen.findByRole('group', { name: 'What they changed' }));
  expect(panel.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: Library' })).toBeChecked();
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[1]).toMatchObject({ name: 'Mine', place: 'Library', version: 4 });
});
