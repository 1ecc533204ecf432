import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { MemberPage } from '../member.page';
import { memberOf } from '../../member.fixture';

const begin = 'POST /api/v1/members/:memberId/view-as';
const path = '/people/members/details';
const viewer = ['Members List View', 'Member Details View', 'Member View As'];

let restore = () => {};
function open(handlers: Parameters<typeof answerCalls>[0] = {}, permissions = viewer, member = memberOf()) {
  const wire = answerCalls({
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/members/:memberId': () => ({ data: member }),
    'GET /api/v1/members/:memberId/contact': () => ({
      data: { mailingAddress: null, homePhone: null, workPhone: null, languages: [], emergencyContacts: [] },
    }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<MemberPage />, {
    user: personWith(permissions),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

const openMenu = async (user: ReturnType<typeof open>['user']) => {
  await screen.findByRole('heading', { level: 1, name: 'Rosa Ortega' });
  await user.click(screen.getByRole('button', { name: /More/ }));
};

test('it says before that it is read-only, logged and told to the member, and begins with the answer', async () => {
  const viewed = personWith([], { displayName: 'Rosa Ortega', memberId: idOf(100), token: 'as-a-token' });
  const { user, calls } = open({
    [begin]: () => ({ data: { user: viewed, endsAt: '2030-01-01T00:00:00Z' } }),
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'View as Rosa Ortega' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'View as Rosa Ortega?' });
  expect(dialog).toHaveTextContent(/read-only, for up to 30 minutes/);
  expect(dialog).toHaveTextContent(/Rosa Ortega is notified/);
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toEqual(viewed));
  expect(JSON.parse(localStorage.getItem('view-as') ?? '{}')).toMatchObject({
    own: { displayName: 'Alma Reyes' },
    endsAt: '2030-01-01T00:00:00Z',
  });
  expect(calls.filter(({ name }) => name === begin)).toHaveLength(1);
});

test('a refusal is said where it was asked', async () => {
  const detail = 'You can’t view as Rosa Ortega, who can do more than you. You lack: Role Update.';
  const { user } = open({ [begin]: () => problemOf(409, 'beyond-own-rights', { detail }) });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'View as Rosa Ortega' }));
  await user.click(await screen.findByRole('button', { name: 'Start viewing' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(localStorage.getItem('view-as')).toBeNull();
});

test('it is not offered without the permission, nor of who is not active', async () => {
  open({}, ['Members List View', 'Member Details View']);
  await screen.findByRole('heading', { level: 1, name: 'Rosa Ortega' });
  expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
});

test('nobody looks on as who is suspended', async () => {
  open({}, viewer, memberOf({ status: 'suspended' }));
  await screen.findByRole('heading', { level: 1, name: 'Rosa Ortega' });
  expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
});
