import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { people, propertyOf } from '../property.fixture';
import { PropertyPage } from './property.page';

const owner = ['Property Details View', 'Vehicle Update'];
const manager = ['Properties List View', ...owner, 'Property Update', 'Property Archive', 'Ownership Update'];
let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

function open(search: string, permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf() }),
    'GET /api/v1/properties/:propertyId/people': () => ({ data: people }),
    'GET /api/v1/properties/:propertyId/vehicles': () => ({ data: [] }),
    ...handlers,
  });
  const path = `/properties-common-areas/properties/detail${search}`;
  return renderPage(<PropertyPage />, { path, user: personWith(permissions), wrap: withUi });
}

test('shows the property, and its tabs live in the address', async () => {
  const { user, router } = open(`?id=${idOf(1)}`, manager);
  expect(await screen.findByRole('heading', { level: 1, name: 'Aspen 101' })).toBeInTheDocument();
  expect(screen.getByText('12 Oak Street, Denver, CO 80202', { selector: 'header *' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Owners/ }));
  expect(router.state.location.search).toBe(`?id=${idOf(1)}&tab=owners`);
  expect(await screen.findByText('100% of the property')).toBeInTheDocument();
  expect(screen.getByText('Since 05/01/2020')).toBeInTheDocument();
});

test('an owner sees the own property without the actions and the history of those who manage', async () => {
  open(`?id=${idOf(1)}&tab=owners`, owner, {
    'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf({ mine: true }) }),
  });
  await screen.findByText('100% of the property');
  expect(screen.queryByRole('button', { name: 'Record sale' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit property' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'with "Vehicle Update" an owner adds vehicles to the own property only (mine: %s)',
  async (mine, count) => {
    open(`?id=${idOf(1)}&tab=vehicles`, owner, {
      'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf({ mine }) }),
    });
    await screen.findByText('No vehicles are registered');
    expect(screen.queryAllByRole('link', { name: 'Add vehicle' })).toHaveLength(count);
  },
);

test('archiving names the property and its consequence, and sends the version on screen', async () => {
  const { user } = open(`?id=${idOf(1)}`, manager, {
    'POST /api/v1/properties/:propertyId/archive': () => ({
      data: propertyOf({ archived: true, version: 5 }),
    }),
    'POST /api/v1/properties/:propertyId/restore': () => ({ data: propertyOf({ version: 6 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'More for Aspen 101' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive property' }));
  const question = await screen.findByRole('alertdialog', { name: 'Archive Aspen 101?' });
  await user.click(within(question).getByRole('button', { name: 'Archive Aspen 101' }));
  await waitFor(() =>
    expect(server.calls.some(({ body }) => JSON.stringify(body) === '{"version":4}')).toBe(true),
  );
  expect(await screen.findByText('Aspen 101 archived')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Aspen 101 restored')).toBeInTheDocument();
  expect(server.calls.find(({ name }) => name.endsWith('/restore'))?.body).toEqual({ version: 5 });
});

test('an unknown property is said to be unknown', async () => {
  open(`?id=${idOf(404)}`, manager, {
    'GET /api/v1/properties/:propertyId': () => problemOf(404, 'not-found'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Property not found' })).toBeInTheDocument();
});

test('without an id there is nothing to ask for', async () => {
  open('', manager);
  expect(await screen.findByRole('heading', { level: 1, name: 'Property not found' })).toBeInTheDocument();
  expect(server.calls).toHaveLength(0);
  expect(screen.getAllByText('Property not found')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All properties' })).toBeVisible();
});

test('an owner without an id is led to what is theirs, not to the list', async () => {
  open('', ['Property Details View']);
  expect(await screen.findByRole('link', { name: 'Properties & Areas' })).toHaveAttribute(
    'href',
    '/properties-common-areas',
  );
});
