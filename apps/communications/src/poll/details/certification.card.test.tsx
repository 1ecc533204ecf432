import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pollOf } from '../electors/poll.fixture';
import { CertificationCard } from './certification.card';

const record = 'PUT /api/v1/polls/:pollId/result-notice';

let restore = () => {};
function open(poll: Poll, permissions: string[]) {
  const wire = answerCalls({
    'GET /api/v1/polls/:pollId/election': () => ({
      data: { candidates: [], inspectors: [], acclamationBar: null },
    }),
    [record]: () => ({ data: poll }),
  });
  restore = wire.restore;
  const page = renderPage(<CertificationCard poll={poll} />, {
    user: personWith(permissions),
    path: '/polls',
    pattern: '/polls',
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('what a state asks for before a result is certified is said, and recorded by who certifies', async () => {
  const { user, calls } = open(pollOf({ profile: 'california' }), ['Poll Certify']);
  expect(screen.getByText(/must be informed of the result by 03\/16\/2027/)).toBeVisible();
  expect(screen.getByText('It can’t be certified until then.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Record notice of the result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notice of the result' }));
  await user.type(dialog.getByLabelText(/^Informed on/), '03/02/2027');
  await user.type(dialog.getByLabelText(/^How/), 'By letter');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name === record)?.body).toEqual({ on: '2027-03-02', how: 'By letter' });
});

test('until when a result can be contested is said; who does not certify records nothing', async () => {
  open(pollOf({ profile: 'texas', resultNotice: { on: '2027-03-04', how: 'Notice board' } }), []);
  expect(screen.getByText('Members were informed of the result on 03/04/2027: Notice board')).toBeVisible();
  expect(screen.getByText('The result can be contested until 03/19/2027.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
