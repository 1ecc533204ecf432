import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
  sampleOf,
} from '@courtyard/common/testing';
import { type Poll, poll } from '@courtyard/contract/communications/poll/poll';
import { communicationsPermissions } from '@courtyard/contract/communications/permissions';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { PollPage } from './poll.page';

const path = '/communications/community-polls/results';
const results = 'GET /api/v1/polls/:pollId/results';
const electors = 'GET /api/v1/polls/:pollId/electors';
const everything = [...Object.keys(communicationsPermissions), 'Members List View'];

/** Forty may vote, eleven did. */
const openPoll: Poll = sampleOf(poll, {
  id: idOf(100),
  title: 'Paint the houses',
  status: 'open',
  kind: 'yes-no',
  secrecy: 'secret',
  basis: 'unit',
  coOwners: 'any',
  subject: 'question',
  profile: 'none',
  threshold: '1/2',
  thresholdOf: 'cast',
  ties: 'lot',
  seats: 1,
  most: 1,
  points: 5,
  sealed: false,
  strictly: true,
  replaceable: true,
  proxies: false,
  arrearsBar: false,
  acclamation: false,
  recountDays: 0,
  closesOn: '2026-12-31',
  closesTime: '18:00',
  closesAt: '2026-12-31T23:00:00Z',
  electors: 40,
  voted: 11,
  eligibleWeight: 40,
  presentWeight: 11,
  openedAt: '2026-12-01T14:00:00Z',
  recordDate: '2026-12-01',
  rulesHash: '0'.repeat(64),
  ballot: [
    { key: 'yes', text: 'Yes' },
    { key: 'no', text: 'No' },
  ],
  version: 2,
  updatedAt: '2026-12-01T14:00:00Z',
});

let restore = () => {};
function open(status: Poll['status'], permissions: string[], more: Partial<Poll> = {}) {
  const wire = answerCalls({
    'GET /api/v1/polls/:pollId': () => ({ data: { ...openPoll, status, ...more } }),
    // Were it asked for a tally, this is where it would come from.
    [results]: () => problemOf(403, 'forbidden'),
    [electors]: () => ({
      data: [
        {
          id: idOf(120),
          name: 'Tower 101',
          weight: 1,
          voters: ['Ann Lee'],
          suspended: null,
          method: 'online',
          proxy: null,
          proxyUntil: null,
        },
      ],
      total: 1,
    }),
    'GET /api/v1/polls/:pollId/letters': () => problemOf(404, 'not-found'),
    'GET /api/v1/polls/:pollId/history': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }),
  });
  restore = wire.restore;
  const page = renderPage(<PollPage />, {
    user: personWith(permissions),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test.each([
  ['who only reads it', ['Polls List View', 'Poll Details View'], 0],
  ['who runs, counts and certifies it', everything, 1],
])('an open secret poll shows how many voted and no tally to %s', async (_who, permissions, names) => {
  const { calls } = open('open', permissions);
  expect(await screen.findByRole('heading', { level: 1, name: 'Paint the houses' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Turnout' })).toHaveAttribute('aria-valuenow', '11');
  expect(screen.getByText('11 of 40 voted')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByText(/Ann Lee/)).toHaveLength(names));
  expect(calls.filter(({ name }) => /results|counts|ballot/.test(name))).toEqual([]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  for (const option of ['Yes', 'No'])
    expect(screen.queryByRole('progressbar', { name: new RegExp(option) })).not.toBeInTheDocument();
});

test('once it is counted the page asks for the result', async () => {
  const { calls } = open('counted', everything);
  expect(await screen.findByRole('heading', { level: 1, name: 'Paint the houses' })).toBeVisible();
  expect(calls.some(({ name }) => name === results)).toBe(true);
});

test('how it is decided is said as people say it: more than half of whom, not a bare fraction', async () => {
  open('open', everything);
  expect(await screen.findByText('More than 50% (Votes without abstentions)')).toBeVisible();
});

test('a draft shows the ballot as it will be, to be tried', async () => {
  const { calls, user } = open('draft', everything, { electors: null, voted: null });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([]);
});
