import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { pollOf } from '../../electors/poll.fixture';
import { KeyCard } from './key.card';

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

test.each([
  ['to its inspector that they make it', true, /^Create the key, save both copies/, 1],
  ['to others for whom it waits', false, /^An inspector with an account here has to create the key/, 0],
] as const)('as long as there is no key its card says %s', async (_, isInspector, said, buttons) => {
  const seal = { publicKey: null, madeBy: null, copies: [], isInspector };
  ({ restore } = answerCalls({ 'GET /api/v1/polls/:pollId/seal': () => ({ data: seal }) }));
  renderPage(<KeyCard poll={pollOf({ status: 'draft', sealed: true })} />, {
    user: personWith([]),
    path: '/polls',
    pattern: '/polls',
    wrap: withUi,
  });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Create key' })).toHaveLength(buttons);
});
