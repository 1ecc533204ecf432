import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pollOf } from './poll.fixture';
import { LettersCard } from './letters.card';

const posted = 'POST /api/v1/polls/:pollId/letters/posted';
const none = { toPost: 0, withoutAddress: 0, posted: 0, postedOn: null, byEmail: 0 };

let restore = () => {};
function open(
  letters: object,
  permissions: string[] = ['Poll Update', 'Email Notification Print'],
  part: Partial<Poll> = {},
) {
  const wire = answerCalls({
    'GET /api/v1/polls/:pollId/letters': () => ({ data: { ...none, ...letters } }),
    [posted]: () => ({ data: { ...none, posted: 3, postedOn: '2027-02-20' } }),
  });
  restore = wire.restore;
  const page = renderPage(<LettersCard poll={pollOf({ status: 'open', ...part })} />, {
    user: personWith(permissions),
    path: '/polls',
    pattern: '/polls',
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('ballots to post are counted, and the day of posting is recorded for as many as were printed', async () => {
  const { user, calls } = open({ toPost: 3, withoutAddress: 1, byEmail: 2 });
  expect(await screen.findByText('Ballots to mail: 3.')).toBeVisible();
  expect(screen.getByText(/^1 of them have no postal address/)).toBeVisible();
  expect(screen.getByText(/emailed voting instructions: 2/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print ballots' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record mailing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record mailing of ballots' }));
  await user.type(dialog.getByLabelText(/^Mailed on/), '02/20/2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name === posted)?.body).toEqual({ postedOn: '2027-02-20', letters: 3 });
});

test('who may not print addresses is offered no print', async () => {
  open({ toPost: 3 }, ['Poll Update']);
  expect(await screen.findByRole('button', { name: 'Record mailing' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print ballots' })).toBeNull();
});

test('once the words were amended no ballots on those before are printed', async () => {
  const amendment = { wording: 'Paint the fences', at: '2027-03-01T19:30:00Z' };
  open({ toPost: 3 }, ['Poll Update', 'Email Notification Print'], { amendment });
  expect(await screen.findByRole('button', { name: 'Record mailing' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print ballots' })).toBeNull();
});
