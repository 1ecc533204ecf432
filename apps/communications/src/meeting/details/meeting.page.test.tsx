import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  agendaItemOf,
  attendanceOf,
  attendeeOf,
  meetingNoticeOf,
  meetingOf,
  noticePlanOf,
  noticeProofOf,
} from '../meeting.fixture';
import { MeetingPage } from './meeting.page';

const path = '/communications/meetings/details';
const read = 'GET /api/v1/meetings/:meetingId';
const order = 'PUT /api/v1/meetings/:meetingId/agenda-order';
const reader = ['Meetings List View'];
const keeper = [...reader, 'Meeting Update'];
const agenda = ['Call to order', 'Budget', 'Pool'].map((title, index) =>
  agendaItemOf({ id: idOf(110 + index), title, isExecutive: title === 'Pool' }),
);

let restore = () => {};
function open(
  permissions: string[],
  part: Parameters<typeof meetingOf>[0] = {},
  more: Parameters<typeof answerCalls>[0] = {},
) {
  const wire = answerCalls({
    [read]: () => ({ data: meetingOf({ agenda, ...part }) }),
    'GET /api/v1/meetings/:meetingId/attendance': () => ({ data: attendanceOf() }),
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }),
    'GET /api/v1/meetings/:meetingId/history': () => ({ data: [], page: pageOf() }),
    ...more,
  });
  restore = wire.restore;
  const page = renderPage(<MeetingPage />, {
    user: personWith(permissions),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    routes: [{ path: '/communications/meetings', element: <p>The list</p> }],
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('the agenda comes first, with what is behind closed doors marked; who only reads has nothing to change', async () => {
  open(reader, { onlineUrl: 'https://meet.example/board' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Board meeting' })).toBeVisible();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent).filter((text) => /^\d\./.test(text ?? ''))).toEqual([
    '1.Call to order7:00 PM · 15 min',
    '2.Budget7:15 PM · 15 min',
    expect.stringContaining('3.PoolExecutive'),
  ]);
  expect(screen.getByText('45 min planned')).toBeVisible();
  expect(screen.getByRole('link', { name: /Join online/ })).toHaveAttribute(
    'href',
    'https://meet.example/board',
  );
  expect(screen.queryByRole('button', { name: 'Add item' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Drag/ })).not.toBeInTheDocument();
});

test('an item is moved by keys, and is where it was where the server refuses', async () => {
  let isRefused = false;
  const { user, calls } = open(
    keeper,
    {},
    {
      [order]: () => (isRefused ? problemOf(409, 'changed-meanwhile') : { data: agenda }),
    },
  );
  const grip = await screen.findByRole('button', { name: /^Drag Budget/ });
  act(() => grip.focus());
  await user.keyboard('{ArrowUp}');
  const sent = () => calls.filter(({ name }) => name === order).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ itemIds: [idOf(111), idOf(110), idOf(112)] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Drag Budget/ })).toHaveFocus());
  isRefused = true;
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() =>
    expect(within(screen.getAllByRole('listitem')[1] ?? document.body).getByText('Budget')).toBeVisible(),
  );
});

test('a called one is opened in one action and cancelled after a question; it is not removed', async () => {
  const move = 'POST /api/v1/meetings/:meetingId/status';
  const { user, calls } = open(
    keeper,
    { moves: ['in-session', 'cancelled'] },
    { [move]: () => ({ data: meetingOf() }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Open meeting' }));
  await user.click(screen.getByRole('button', { name: /^More/ }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel meeting' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Board meeting?' }));
  await user.click(question.getByRole('button', { name: 'Cancel meeting' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === move).map(({ body }) => body)).toEqual([
      { status: 'in-session', version: 3 },
      { status: 'cancelled', version: 3 },
    ]),
  );
});

test('who is invited answers, by proxy only with a name', async () => {
  const answer = 'PUT /api/v1/meetings/:meetingId/answer';
  const { user, calls } = open(
    reader,
    {},
    {
      'GET /api/v1/meetings/:meetingId/attendance': () => ({ data: attendanceOf({ mine: attendeeOf() }) }),
      [answer]: () => ({ data: attendeeOf({ answer: 'proxy' }) }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'By proxy' }));
  await user.type(screen.getByLabelText('Your proxy'), 'Bo Day');
  await user.click(screen.getByRole('button', { name: 'Assign proxy' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === answer)?.body).toEqual({
      answer: 'proxy',
      proxyHolder: 'Bo Day',
    }),
  );
  // The field is gone, and the keyboard goes on from the answer.
  await waitFor(() => expect(screen.getByRole('button', { name: 'By proxy' })).toHaveFocus());
});

test('who keeps the meeting reads when the notice goes out, and records who is there against the quorum', async () => {
  const record = 'PUT /api/v1/meetings/:meetingId/attendance/:attendeeId';
  const quorum = {
    ...attendanceOf().quorum,
    eligible: 50,
    needed: 10,
    counted: 7,
    inPerson: 6,
    byProxy: 1,
    leftOut: 2,
  };
  const people = [
    attendeeOf(),
    attendeeOf({ key: idOf(121), name: 'Bo Day', units: ['Tower 102'], homes: 0 }),
  ];
  const counts = { ...attendanceOf().counts, invited: 2 };
  const { user, calls } = open(
    keeper,
    {},
    {
      'GET /api/v1/meetings/:meetingId/attendance': () => ({ data: attendanceOf({ counts, quorum }) }),
      'GET /api/v1/meetings/:meetingId/attendees': ({ query }) => {
        const data = people.filter(({ units }) => units.join(' ').includes(query.get('search') ?? ''));
        return { data, page: pageOf({ total: data.length }) };
      },
      [record]: () => ({ data: attendeeOf() }),
    },
  );
  expect(await screen.findByText('By 11/21/2026; letters mailed by 11/17/2026.')).toBeVisible();
  expect(screen.getByText('It’s too late for letters today; email is still on time.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Attendance' }));
  expect(await screen.findByText('No quorum yet: 3 more needed')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Quorum' })).toHaveAttribute('aria-valuenow', '7');
  expect(screen.getByText(/^Homes with no invited owner: 2\./)).toBeVisible();
  expect(await screen.findByText('Tower 102 · no voting home')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Find someone' }), '102');
  await waitFor(() => expect(screen.queryByText('Ann Lee')).not.toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText('Attendance of Bo Day'), 'In the room');
  await waitFor(() =>
    expect(calls.find(({ name }) => name === record)?.body).toEqual({
      presence: 'present',
      proxyHolder: null,
      version: 1,
    }),
  );
});

test('a draft is called by its notice: whom it reaches and what it says are shown before; outside of its days it asks why', async () => {
  const notices = 'GET /api/v1/meetings/:meetingId/notices';
  const send = 'POST /api/v1/meetings/:meetingId/notices';
  const plan = noticePlanOf({ people: 3, byEmail: 2, onPaper: 1, withoutAddress: 1, isInTime: false });
  const { user, calls } = open(
    keeper,
    { status: 'draft', moves: ['called', 'cancelled'] },
    {
      [notices]: () => ({ data: { plan, notices: [] } }),
      [send]: () => ({ data: meetingNoticeOf() }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Send notice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send notice of Board meeting?' }));
  expect(await dialog.findByText('Recipients: 3. By email: 2, by letter: 1.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Preview' })).toHaveTextContent('Clubhouse at seven');
  expect(dialog.getByRole('button', { name: 'Send notice' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/Reason for sending outside the notice window/), 'The roof leaks');
  await user.click(dialog.getByRole('button', { name: 'Send notice' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === send)?.body).toEqual({
      version: 3,
      people: 3,
      reason: 'The roof leaks',
    }),
  );
});

test('a notice that went out shows how it stands, who was told, and asks when its letters were posted', async () => {
  const posted = 'POST /api/v1/meetings/:meetingId/notices/:noticeId/posted';
  const { user, calls } = open(
    keeper,
    {},
    {
      'GET /api/v1/meetings/:meetingId/notices': () => ({
        data: { plan: noticePlanOf(), notices: [meetingNoticeOf()] },
      }),
      'GET /api/v1/meetings/:meetingId/notices/:noticeId/people': () => ({
        data: [
          noticeProofOf(),
          noticeProofOf({ key: idOf(131), name: 'Bo Day', outcome: 'to-post', way: 'paper', answer: null }),
        ],
      }),
      [posted]: () => ({ data: meetingNoticeOf() }),
    },
  );
  await user.click(await screen.findByRole('tab', { name: 'Notice' }));
  expect(await screen.findByText('Accepted by mail servers: 2 · Letters to mail: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recipients' }));
  const who = within(await screen.findByRole('dialog', { name: /^Recipients/ }));
  expect(await who.findByText(/^Accepted .*: 250 OK$/)).toBeVisible();
  expect(who.getByText('Letter to mail')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Record mailing' }));
  await user.type(await screen.findByLabelText(/Mailed on/), '11/20/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === posted)?.body).toEqual({ postedOn: '2026-11-20', letters: 1 }),
  );
});
