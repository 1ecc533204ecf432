import { useUiConfig } from '@courtyard/common';
import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { memberSummaryOf } from '../member.fixture';
import { MembersPage } from './members.page';

const list = 'GET /api/v1/members';
const neighbour = ['Members List View'];
const manager = [...neighbour, 'Member Details View', 'Member Update'];
const rows = [
  memberSummaryOf(),
  memberSummaryOf({
    id: idOf(101),
    name: 'Omar Haddad',
    status: 'suspended',
    email: null,
    phone: null,
    homes: [],
  }),
];

let restore = () => {};
function open(path = '/', permissions = manager, handlers: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({ [list]: () => ({ data: rows, page: pageOf({ total: 2 }) }), ...handlers });
  restore = wire.restore;
  const page = renderPage(<MembersPage />, { path, user: personWith(permissions), wrap: withUi });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('each row says who it is and how they are reached; what the address says is what is asked for', async () => {
  const { calls } = open('/?status=suspended&status=gone&sort=-memberSince&search=omar');
  const link = await screen.findByRole('link', { name: 'Omar Haddad' });
  expect(link).toHaveAttribute('href', `/people/members/details?id=${idOf(101)}`);
  expect(within(screen.getByRole('row', { name: /Omar/ })).getByText('Suspended')).toBeVisible();
  const rosa = within(screen.getByRole('row', { name: /Rosa/ }));
  expect(rosa.getByText('Aspen House 204')).toBeVisible();
  expect(rosa.getByRole('link', { name: 'rosa.ortega@mail.example' })).toHaveAttribute(
    'href',
    'mailto:rosa.ortega@mail.example',
  );
  const query = calls.find(({ name }) => name === list)?.query;
  expect(query?.getAll('status')).toEqual(['suspended']);
  expect(Object.fromEntries(query ?? [])).toMatchObject({ sort: '-memberSince', search: 'omar' });
});

test('roles that every community has are said in the reader’s language', async () => {
  open();
  expect(await screen.findAllByText('Member')).not.toHaveLength(0);
  act(() => useUiConfig.setState({ language: 'es' }));
  expect(screen.getAllByText('Miembro')).toHaveLength(2);
  expect(screen.queryByText('Member')).toBeNull();
});

test('a neighbor opens nobody, and is told who chooses what is seen', async () => {
  open('/', neighbour);
  expect(await screen.findByText('Rosa Ortega')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rosa Ortega' })).not.toBeInTheDocument();
  expect(screen.getByText(/Your neighbors/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What others see of me' })).toHaveAttribute(
    'href',
    '/myprofile/social',
  );
});

test('the server writes the file, under the filters of the list', async () => {
  // jsdom cannot follow a link, not even to a download.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const { user, calls } = open('/?status=active&cursor=page-3', neighbour, {
    'GET /api/v1/members/export': () => ({}),
  });
  await screen.findByText('Rosa Ortega');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const asked = calls.find(({ name }) => name === 'GET /api/v1/members/export')?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ status: 'active', format: 'xlsx' });
  expect(asked?.has('cursor')).toBe(false);
});
