import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { PollCreatePage } from './poll-create.page';

const create = 'POST /api/v1/polls';

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

test('quorum and threshold are any share: three quarters of the usual ones, or one that is written', async () => {
  const wire = answerCalls({ [create]: () => new Response(null, { status: 503 }) });
  restore = wire.restore;
  const { user } = renderPage(<PollCreatePage />, {
    user: personWith(['Polls List View', 'Poll Create']),
    path: '/communications/polls/create',
    pattern: '/communications/polls/create',
    wrap: withUi,
  });
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Paint the houses');
  await user.type(screen.getByLabelText(/^Closing date/), '12/31/2027');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Quorum/ }), 'Three quarters');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Share needed to win/ }), 'Another share…');
  const other = screen.getByRole('textbox', { name: /: other share/ });
  await user.type(other, '60');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(other).toBeInvalid();
  expect(wire.calls).toEqual([]);
  await user.type(other, '%');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(wire.calls.find(({ name }) => name === create)?.body).toMatchObject({
    quorum: '3/4',
    threshold: '3/5',
  });
});
