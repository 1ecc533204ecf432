import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  renderPage,
  resetStores,
  sampleOf,
} from '@courtyard/common/testing';
import { type Minutes, minutes } from '@courtyard/contract/communications/meeting/minutes/minutes';
import { type Motion, motion } from '@courtyard/contract/communications/meeting/motion/motion';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attendanceOf, attendeeOf, meetingOf } from '../meeting.fixture';
import { MinutesTab } from './minutes.tab';

const base = '/api/v1/meetings/:meetingId' as const;
const path = '/communications/meetings/details';
const keeper = ['Meetings List View', 'Meeting Update'];

const minutesOf = (part: Partial<Minutes> = {}): Minutes =>
  sampleOf(minutes, {
    status: 'draft',
    body: '# Motions\n- To mend the roof. Carried.',
    isOwn: false,
    version: 1,
    ...part,
  });
const motionOf = (part: Partial<Motion> = {}): Motion =>
  sampleOf(motion, {
    id: idOf(150),
    wording: 'To mend the roof',
    mover: 'Ann Lee',
    method: 'count',
    inFavor: 3,
    against: 1,
    abstained: 0,
    votes: [],
    result: 'carried',
    isExecutive: false,
    version: 1,
    ...part,
  });

let restore = () => {};
function open(permissions: string[], now: Minutes | null, more: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({
    [`GET ${base}/minutes`]: () => ({ data: now }),
    [`GET ${base}/motions`]: () => ({ data: [motionOf()] }),
    [`GET ${base}/action-items`]: () => ({ data: [] }),
    [`GET ${base}/attendance`]: () => ({ data: attendanceOf() }),
    'GET /api/v1/meetings/:meetingId/attendees': ({ query }) => {
      const all = [
        attendeeOf({ presence: 'present' }),
        attendeeOf({ key: idOf(121), name: 'Bo Day', presence: 'proxy' }),
      ];
      const data = all.filter(({ name }) => name.includes(query.get('search') ?? ''));
      return { data, page: pageOf({ total: data.length }) };
    },
    ...more,
  });
  restore = wire.restore;
  const page = renderPage(<MinutesTab meeting={meetingOf({ status: 'adjourned' })} />, {
    user: personWith(permissions),
    path,
    pattern: path,
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('without minutes their day is said and they are drafted; what was decided stands beside', async () => {
  const { user, calls } = open(keeper, null, { [`POST ${base}/minutes`]: () => ({ data: minutesOf() }) });
  expect(await screen.findByText(/Due by 12\/31\/2026/)).toBeVisible();
  expect(await screen.findByText('To mend the roof')).toBeVisible();
  expect(screen.getByText(/3 in favor, 1 against, 0 abstained/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Draft minutes' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(`POST ${base}/minutes`));
});

test('who wrote last does not approve, a second person does, and approved ones are published', async () => {
  const approver = ['Meetings List View', 'Minutes Approve'];
  const own = open([...keeper, 'Minutes Approve'], minutesOf({ isOwn: true }));
  expect(await screen.findByText('Someone else must approve your edits.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  own.unmount();
  restore();

  const second = open(approver, minutesOf(), {
    [`POST ${base}/minutes/approve`]: () => ({ data: minutesOf({ status: 'approved', version: 2 }) }),
  });
  await second.user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(second.calls.find(({ name }) => name.endsWith('/approve'))?.body).toEqual({ version: 1 }),
  );
  second.unmount();
  restore();

  const approved = minutesOf({ status: 'approved', approvedBy: 'Bo Day', version: 2 });
  const third = open(keeper, approved, {
    [`POST ${base}/minutes/publish`]: () => ({ data: minutesOf({ status: 'published', version: 3 }) }),
  });
  await third.user.click(await screen.findByRole('button', { name: 'Publish as PDF' }));
  await waitFor(() =>
    expect(third.calls.find(({ name }) => name.endsWith('/publish'))?.body).toEqual({ version: 2 }),
  );
  expect(screen.queryByRole('button', { name: 'Add motion' })).not.toBeInTheDocument();
});

test('a motion is recorded with how each voted by name', async () => {
  const { user, calls } = open(keeper, null, { [`POST ${base}/motions`]: () => ({ data: motionOf() }) });
  await user.click(await screen.findByRole('button', { name: 'Add motion' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Motion/), 'To paint the fence');
  await user.selectOptions(dialog.getByLabelText(/^Vote/), 'Roll call');
  expect(dialog.getByText(/Each home has one vote/)).toBeVisible();
  await user.selectOptions(await dialog.findByLabelText(/Ann Lee/), 'In favor');
  await user.type(dialog.getByRole('searchbox', { name: 'Find attendees' }), 'Bo');
  await waitFor(() => expect(dialog.queryByLabelText(/Ann Lee/)).not.toBeInTheDocument());
  await user.selectOptions(dialog.getByLabelText(/Bo Day/), 'Against');
  expect(dialog.getByText('Votes: 2')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Result/), 'Carried');
  await user.click(dialog.getByRole('button', { name: 'Add motion' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `POST ${base}/motions`)?.body).toMatchObject({
      wording: 'To paint the fence',
      method: 'names',
      votes: [
        { attendeeId: idOf(120), vote: 'yes' },
        { attendeeId: idOf(121), vote: 'no' },
      ],
      result: 'carried',
    }),
  );
});
