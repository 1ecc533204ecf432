import { webcrypto } from 'node:crypto';
import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { makePollKeys } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { pollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ElectorsCard } from './electors.card';
import { pollOf } from './poll.fixture';

const entered = 'POST /api/v1/polls/:pollId/paper-votes';
const amendment = { wording: 'Paint the fences', at: '2027-03-01T19:30:00Z' };
const meeting = (status: 'called' | 'in-session') => ({
  id: idOf(300),
  name: 'Annual',
  startsAt: '2027-03-01T19:00:00Z',
  status,
});

let restore = () => {};
async function open(
  part: Partial<Poll>,
  method: 'online' | 'room' | null = null,
  handlers: Parameters<typeof answerCalls>[0] = {},
) {
  const poll = pollOf({ status: 'open', profile: 'texas', replaceable: true, ...part });
  const { publicKey } = await makePollKeys();
  const ballot = pollBallot.parse({
    poll: {
      ...poll,
      ballot: [
        { key: 'yes', text: 'Yes' },
        { key: 'no', text: 'No' },
      ],
      seats: 1,
      most: 1,
      points: 5,
      rulesHash: '0'.repeat(64),
      publicKey,
    },
    votes: [],
    candidates: [],
  });
  const elector = { id: idOf(1), name: 'Tower 101', weight: 1, voters: ['Ann Lee'], suspended: null, method };
  const wire = answerCalls({
    'GET /api/v1/polls/:pollId/electors': () => ({
      data: [{ ...elector, proxy: null, proxyUntil: null }],
      total: 1,
    }),
    'GET /api/v1/polls/:pollId/ballot': () => ({ data: ballot }),
    [entered]: () => ({ data: { receipt: 'a'.repeat(64) } }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<ElectorsCard poll={poll} />, {
    user: personWith(['Poll Update']),
    path: '/polls',
    pattern: '/polls',
    wrap: withUi,
  });
  await page.user.click(await screen.findByRole('button', { name: /Tower 101/ }));
  const menu = await screen.findByRole('menu');
  const actions = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Enter'));
  return { ...wire, ...page, actions };
}

// The test's window encrypts nothing by itself.
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(resetStores);
afterEach(() => restore());

const [paper, room] = ['Enter paper ballot', 'Enter vote in the room'];
test.each([
  ['before the meeting only paper', { meeting: meeting('called') }, null, [paper]],
  ['in session both', { meeting: meeting('in-session') }, 'online', [room, paper]],
  ['in Texas no paper in the place of the room', { meeting: meeting('in-session') }, 'room', [room]],
  ['no paper on words that were amended', { meeting: meeting('in-session'), amendment }, null, [room]],
] as const)('ballots that can be entered: %s', async (_case, part, method, actions) => {
  expect((await open({ meetingId: idOf(300), ...part }, method)).actions).toEqual(actions);
});

test('who enters votes in the room reads the amended words, and sends on which they are', async () => {
  const { user, calls } = await open({
    meetingId: idOf(300),
    meeting: meeting('in-session'),
    amendment,
  });
  await user.click(screen.getByRole('menuitem', { name: room }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vote in the room: Tower 101' }));
  expect(await dialog.findByText(/Current wording: Paint the fences/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Yes' }));
  expect(dialog.getByRole('button', { name: 'Enter ballot' }).closest('footer')).toHaveTextContent(
    'CancelEnter ballot',
  );
  await user.click(dialog.getByRole('button', { name: 'Enter ballot' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name === entered)?.body).toMatchObject({
    inRoom: true,
    amendedAt: amendment.at,
  });
});

test('two presses enter one ballot; without an answer it is said that nobody knows, not that nothing was chosen', async () => {
  const { user, calls } = await open({}, null, { [entered]: () => problemOf(500, 'unexpected') });
  await user.click(screen.getByRole('menuitem', { name: paper }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Yes' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Enter ballot' }));
  expect(
    await dialog.findByText(/The server didn’t respond, so the ballot may not have been entered/),
  ).toBeVisible();
  expect(calls.filter(({ name }) => name === entered)).toHaveLength(1);
});
