import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { committeeChange, committeeInput } from '@courtyard/contract/people/committee/committee';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { committeeOf } from '../committee.fixture';
import { CommitteeCreatePage } from './committee-create.page';
import { CommitteeEditPage } from './committee-edit.page';

const create = 'POST /api/v1/committees';
const read = 'GET /api/v1/committees/:committeeId';
const update = 'PUT /api/v1/committees/:committeeId';

let restore = () => {};
function open(node: ReactNode, handlers: Parameters<typeof answerCalls>[0]) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  const page = renderPage(node, {
    user: personWith(['Committees List View', 'Committee Create', 'Committee Update']),
    path: `/form?id=${idOf(100)}`,
    pattern: '/form',
    routes: [{ path: '/people/committees/details', element: <p>Details</p> }],
    wrap: withUi,
  });
  const sent = (name: string) => wire.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...page, sent };
}
const button = (name: string) => screen.getByText(name, { selector: 'button' });

beforeEach(resetStores);
afterEach(() => restore());

test('a new one is asked for its name and seats, sent as the contract wants it, and its page opens', async () => {
  const { user, sent, router } = open(<CommitteeCreatePage />, { [create]: () => ({ data: committeeOf() }) });
  await user.click(button('Add committee'));
  const name = screen.getByLabelText(/^Name/);
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required.'));
  expect(sent(create)).toEqual([]);

  await user.type(name, 'Board');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Board');
  await user.type(screen.getByLabelText(/^Seats/), '5');
  await user.click(button('Add committee'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(100)}`);
  expect(sent(create).map((body) => committeeInput.parse(body))).toEqual([
    { name: 'Board', kind: 'board', purpose: null, seats: 5, status: 'active' },
  ]);
});

test('when somebody else saved meanwhile, theirs stands beside what was written; what is refused stands at its field', async () => {
  let version = 3;
  const refusal = 'A seat above this number is filled: end or change that term first.';
  const { user, sent } = open(<CommitteeEditPage />, {
    [read]: () => ({ data: committeeOf({ version, ...(version > 3 && { purpose: 'Theirs' }) }) }),
    [update]: ({ body }) =>
      committeeChange.parse(body).version === version
        ? problemOf(422, 'validation', { fields: { seats: refusal } })
        : problemOf(409, 'changed-meanwhile'),
  });
  const seats = await screen.findByLabelText(/^Seats/);
  await user.clear(seats);
  await user.type(seats, '1');
  version = 4;
  await user.click(button('Save changes'));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: Theirs' })).toBeChecked();
  await user.click(button('Save changes'));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(sent(update)[1]).toMatchObject({ seats: 1, purpose: 'Theirs', version: 4 });
});
