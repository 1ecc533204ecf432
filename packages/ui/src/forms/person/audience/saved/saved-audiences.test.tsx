import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import type { SavedAudience } from '@courtyard/contract';
import { screen, within } from '@testing-library/react';
import { withUi } from '../../../../testing/testing';
import { SavedAudiencesDialog } from './saved-audiences.dialog';

const change = 'PUT /api/v1/audiences/:audienceId';
const board: SavedAudience = {
  id: idOf(1),
  name: 'Neighbours',
  audience: { include: [{ kind: 'owners' }], exclude: [] },
  version: 3,
};

let restore = () => {};
function open(handlers: Parameters<typeof answerCalls>[0] = {}) {
  let stored = [board];
  const wire = answerCalls({
    'GET /api/v1/audiences': () => ({ data: stored }),
    'GET /api/v1/audiences/:audienceId': () => ({ data: stored[0] }),
    'DELETE /api/v1/audiences/:audienceId': () => {
      stored = [];
      return new Response(null, { status: 204 });
    },
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<SavedAudiencesDialog onClose={() => {}} />, {
    user: personWith(['Audience View', 'Saved Audience Update']),
    wrap: withUi,
  });
  const choose = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Neighbours' }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...wire, ...page, choose };
}

beforeEach(resetStores);
afterEach(() => restore());

test('one is called otherwise and means others from now on; no other saved one is offered within it', async () => {
  let isFirst = true;
  const { user, calls, choose } = open({
    [change]: () => {
      if (!isFirst) return { data: board };
      isFirst = false;
      return problemOf(422, 'validation', { fields: { name: 'An audience with this name already exists' } });
    },
  });
  expect(await screen.findByText('Owners')).toBeVisible();
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Neighbours”' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Everybody of the house');
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  const part = within(await screen.findByRole('dialog', { name: 'Add people' }));
  const who = part.getByRole('combobox', { name: /^Recipients/ });
  expect(within(who).queryByRole('option', { name: 'A saved audience' })).not.toBeInTheDocument();
  await user.selectOptions(who, 'All tenants');
  await user.click(part.getByRole('button', { name: 'Add people' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('An audience with this name already exists')).not.toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Everybody of the house saved')).toBeVisible();
  expect(calls.findLast(({ name: path }) => path === change)?.body).toEqual({
    name: 'Everybody of the house',
    audience: { include: [{ kind: 'owners' }, { kind: 'tenants' }], exclude: [] },
    version: 3,
  });
});

test('what was changed of one is told, and one is taken out after it was said what that means', async () => {
  const { user, choose } = open({
    'GET /api/v1/audiences/:audienceId/history': () => ({
      data: [
        {
          id: idOf(9),
          action: 'audience.create',
          actor: 'Maya Okafor',
          at: '2027-03-01T15:00:00Z',
          changes: [],
        },
      ],
      page: pageOf(),
    }),
  });
  await choose('History');
  const history = within(await screen.findByRole('dialog', { name: 'History of “Neighbours”' }));
  expect(await history.findByText('Audience saved')).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Close' }));
  await choose('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/keep the same recipients/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete audience' }));
  expect(await screen.findByText('No saved audiences yet')).toBeVisible();
});
