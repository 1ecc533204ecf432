import { idOf, pageOpener } from '@courtyard/common/testing';
import { meetingChange, meetingInput } from '@courtyard/contract/communications/meeting/meeting';
import { testFormPage, withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { meetingOf } from '../meeting.fixture';
import { MeetingCreatePage } from './meeting-create.page';
import { MeetingEditPage } from './meeting-edit.page';

const create = 'POST /api/v1/meetings';

const openPage = pageOpener({
  page: <MeetingEditPage />,
  permissions: ['Meetings List View', 'Meeting Update'],
  path: `/form?id=${idOf(100)}`,
  pattern: '/form',
  answers: { [create]: () => ({ data: meetingOf() }) },
  routes: [{ path: '/communications/meetings/details', element: <p>Details</p> }],
  wrap: withUi,
});
const button = (name: string) => screen.getByText(name, { selector: 'button' });

testFormPage({
  open: openPage,
  read: 'GET /api/v1/meetings/:meetingId',
  update: 'PUT /api/v1/meetings/:meetingId',
  change: meetingChange,
  record: meetingOf(),
  field: 'name',
  label: /^Title/,
  theirs: { place: 'Library' },
});

test('a new one is asked what it is and when; one behind closed doors only by who may see such', async () => {
  const { user, sent } = openPage({ page: <MeetingCreatePage /> });
  expect(screen.queryByLabelText(/Executive session/)).not.toBeInTheDocument();
  await user.click(button('Add meeting'));
  const name = screen.getByLabelText(/^Title/);
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required.'));
  expect(sent(create)).toEqual([]);

  await user.type(name, 'Budget night');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Board');
  await user.type(screen.getByLabelText(/^Date/), '03/07/2027');
  fireEvent.change(screen.getByLabelText(/^End time/), { target: { value: '21:00' } });
  await user.type(screen.getByLabelText(/^Online link/), 'meet.example');
  await user.click(button('Add meeting'));
  const link = screen.getByLabelText(/^Online link/);
  await waitFor(() =>
    expect(link).toHaveAccessibleDescription(
      expect.stringContaining('Enter an address that starts with https://.'),
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
