import { webcrypto } from 'node:crypto';
import { makePollKeys } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { pollBallot, type PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { refreshData } from '@courtyard/common';
import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { VotePage } from './vote.page';

const cast = 'POST /api/v1/polls/:pollId/votes';
const path = '/communications/community-polls/vote';
const receiptOf = (digit: string) => digit.repeat(64);

const voteOf = (number: number, name: string): PollBallot['votes'][number] => ({
  electorId: idOf(number),
  name,
  weight: 1,
  proxyFor: null,
  givenTo: null,
  suspended: null,
  voted: false,
  receipt: null,
});

async function ballotOf(votes: PollBallot['votes']): Promise<PollBallot> {
  const { publicKey } = await makePollKeys();
  return pollBallot.parse({
    poll: {
      id: idOf(100),
      title: 'Paint the houses',
      description: null,
      status: 'open',
      kind: 'yes-no',
      secrecy: 'secret',
      closesAt: '2026-12-31T23:00:00Z',
      ballot: [
        { key: 'yes', text: 'Yes' },
        { key: 'no', text: 'No' },
      ],
      seats: 1,
      most: 1,
      points: 5,
      replaceable: true,
      proxies: false,
      amendment: null,
      recordDate: '2026-12-01',
      rulesHash: receiptOf('0'),
      publicKey,
      sealed: false,
    },
    votes,
    candidates: [],
  });
}

let restore = () => {};
async function open(votes: PollBallot['votes'], handlers: Parameters<typeof answerCalls>[0]) {
  const ballot = await ballotOf(votes);
  const wire = answerCalls({ 'GET /api/v1/polls/:pollId/ballot': () => ({ data: ballot }), ...handlers });
  restore = wire.restore;
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  return renderPage(<VotePage />, {
    user: personWith(['Polls List View']),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    wrap: withUi,
  });
}

// The test's window encrypts nothing by itself.
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(resetStores);
afterEach(() => restore());

test('who voted is told so: the receipt has the focus, not the button for another vote', async () => {
  const { user } = await open([voteOf(1, 'Harbor House 101')], {
    [cast]: () => ({ data: { receipt: receiptOf('a') } }),
  });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Cast my vote' }));
  const told = await screen.findByRole('region', { name: 'Vote recorded' });
  expect(told).toHaveFocus();
  expect(within(told).getByText(receiptOf('a'))).toBeVisible();
});

test('a vote that was cast keeps its code where the next one fails, and only the other is cast again', async () => {
  const sent: unknown[] = [];
  const { user } = await open([voteOf(1, 'Harbor House 101'), voteOf(2, 'Harbor House 102')], {
    [cast]: ({ body }) => {
      sent.push(Reflect.get(Object(body), 'electorId'));
      return sent.length === 2
        ? problemOf(500, 'failed')
        : { data: { receipt: receiptOf(String(sent.length)) } };
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Cast 2 votes' }));
  expect(
    await screen.findByText(/The server didn’t respond, so your vote may not have been recorded/),
  ).toBeVisible();
  expect(screen.getByText(receiptOf('1'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByText(receiptOf('3'))).toBeVisible();
  expect(screen.getByText(receiptOf('1'))).toBeVisible();
  expect(sent).toEqual([idOf(1), idOf(2), idOf(2)]);
});

test('once it is amended nothing of the vote on the words before is left: no marks, no receipts', async () => {
  const at = '2026-12-10T19:30:00Z';
  const sent: unknown[] = [];
  const ballot = await ballotOf([voteOf(1, 'Harbor House 101')]);
  const amendment = { wording: 'Paint the fences', at };
  const { user } = await open([], {
    'GET /api/v1/polls/:pollId/ballot': () => ({
      data: sent.length === 0 ? ballot : { ...ballot, poll: { ...ballot.poll, amendment } },
    }),
    [cast]: ({ body }) => {
      sent.push(Reflect.get(Object(body), 'amendedAt'));
      return sent.length === 1 ? problemOf(409, 'amended-meanwhile') : { data: { receipt: receiptOf('c') } };
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByText(/Current wording: Paint the fences/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByText(receiptOf('c'))).toBeVisible();
  expect(sent).toEqual([null, at]);
});

test('the receipt of a vote that an amendment dropped goes', async () => {
  let reads = 0;
  const ballot = await ballotOf([voteOf(1, 'Harbor House 101')]);
  const amendment = { wording: 'Paint the fences', at: '2026-12-10T19:30:00Z' };
  const { user, queryClient } = await open([], {
    'GET /api/v1/polls/:pollId/ballot': () => {
      reads += 1;
      return { data: reads < 3 ? ballot : { ...ballot, poll: { ...ballot.poll, amendment } } };
    },
    [cast]: () => ({ data: { receipt: receiptOf('a') } }),
  });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Cast my vote' }));
  expect(await screen.findByText(receiptOf('a'))).toBeVisible();
  await refreshData(queryClient, 'communications');
  expect(await screen.findByText(/Current wording: Paint the fences/)).toBeVisible();
  expect(screen.queryByText(receiptOf('a'))).toBeNull();
});
