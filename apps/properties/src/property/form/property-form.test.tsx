import { PageAccessProvider } from '@courtyard/common/router';
import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { propertyChange, propertyInput } from '@courtyard/contract/properties/property/property';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyOf } from '../property.fixture';
import { PropertyCreatePage } from './property-create.page';
import { PropertyEditPage } from './property-edit.page';

const base = '/properties-common-areas/properties';
const manager = ['Properties List View', 'Property Details View', 'Property Create', 'Property Update'];
const pages = [
  { path: `${base}/detail`, element: <p>Its page</p> },
  { path: '/properties-common-areas', element: <p>The overview</p> },
];
let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

function openAdd(handlers: Parameters<typeof answerCalls>[0], permissions = manager) {
  server = answerCalls(handlers);
  return renderPage(<PropertyCreatePage />, {
    path: `${base}/add`,
    pattern: `${base}/add`,
    routes: pages,
    user: personWith(permissions),
    wrap: withUi,
  });
}

function openEdit(handlers: Parameters<typeof answerCalls>[0]) {
  server = answerCalls(handlers);
  return renderPage(<PropertyEditPage />, {
    path: `${base}/edit?id=${idOf(1)}`,
    pattern: `${base}/edit`,
    routes: pages,
    user: personWith(manager),
    wrap: withUi,
  });
}

test('what is missing is said at its field before anything is sent', async () => {
  const { user } = openAdd({});
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  const unit = screen.getByRole('textbox', { name: /Unit number/ });
  await waitFor(() => expect(unit).toHaveAccessibleDescription(/This field is required/));
  await waitFor(() => expect(unit).toHaveFocus());
  expect(server.calls).toHaveLength(0);
});

test('shares are written in percent and half bathrooms as people say them', async () => {
  const { user, router } = openAdd({
    'POST /api/v1/properties': () => ({ data: propertyOf({ id: idOf(9) }) }),
  });
  await user.type(screen.getByRole('textbox', { name: /Unit number/ }), ' 204 ');
  await user.type(screen.getByRole('textbox', { name: /Bathrooms/ }), '2.5');
  const share = screen.getByRole('textbox', { name: /Ownership share/ });
  await user.clear(share);
  await user.type(share, '33.3333');
  await user.click(screen.getByRole('button', { name: 'Add property' }));

  expect(await screen.findByText('Its page')).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?id=${idOf(9)}`);
  const sent = propertyInput.parse(server.calls[0]?.body);
  expect(sent).toMatchObject({
    unitNumber: '204',
    bathroomHalves: 5,
    ownershipShareMillionths: 333_333,
    building: null,
  });
});

test('a street that is there already brings its town, and takes nothing that was written', async () => {
  const street = { line1: '12 Harbor View Drive', city: 'Portside', region: 'NY', postalCode: '10001' };
  const known = [street, { ...street, city: 'Elsewhere' }];
  const { user } = openAdd({
    'GET /api/v1/properties/addresses': ({ query }) => ({
      data: query.get('of') === 'line1' && query.get('search') === 'harb' ? known : [],
    }),
    'POST /api/v1/properties': () => ({ data: propertyOf({ id: idOf(9) }) }),
  });
  await user.type(screen.getByRole('textbox', { name: /Unit number/ }), '204');
  await user.type(screen.getByRole('textbox', { name: /ZIP|Postal/ }), '99999');
  await user.type(screen.getByRole('combobox', { name: /^Street|^Address/ }), 'harb');
  await user.click(await screen.findByRole('option', { name: '12 Harbor View Drive' }));
  expect(screen.getByRole('combobox', { name: /City/ })).toHaveValue('Portside');
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await screen.findByText('Its page');
  const sent = propertyInput.parse(server.calls.findLast(({ name }) => name.startsWith('POST'))?.body);
  expect(sent.address).toMatchObject({ ...street, postalCode: '99999' });
});

test('who may add and not see leaves to the first page that opens for them', async () => {
  server = answerCalls({ 'POST /api/v1/properties': () => ({ data: propertyOf({ id: idOf(9) }) }) });
  const { user } = renderPage(<PropertyCreatePage />, {
    path: `${base}/add`,
    pattern: `${base}/add`,
    routes: pages,
    user: personWith(['Property Create']),
    wrap: (page) =>
      withUi(<PageAccessProvider value={(path) => !path.startsWith(base)}>{page}</PageAccessProvider>),
  });
  await user.type(screen.getByRole('textbox', { name: /Unit number/ }), '204');
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  expect(await screen.findByText('The overview')).toBeInTheDocument();
});

test('a share above the whole is refused in percent', async () => {
  const { user } = openAdd({});
  await user.type(screen.getByRole('textbox', { name: /Unit number/ }), '204');
  const share = screen.getByRole('textbox', { name: /Ownership share/ });
  await user.clear(share);
  await user.type(share, '101');
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await waitFor(() => expect(share).toHaveAccessibleDescription(/Must be 100 or less/));
});

test("the server's word on a field stands at that field, and the input stays", async () => {
  const taken = 'This building already has a unit with this number.';
  const { user } = openAdd({
    'POST /api/v1/properties': () => problemOf(422, 'validation', { fields: { unitNumber: taken } }),
  });
  const unit = screen.getByRole('textbox', { name: /Unit number/ });
  await user.type(unit, '101');
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await waitFor(() => expect(unit).toHaveAccessibleDescription(new RegExp(taken)));
  expect(unit).toHaveValue('101');
});

test('who may not add is told so', () => {
  openAdd({}, ['Properties List View']);
  expect(screen.getByText('Ask your community’s management to add it for you.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a change by somebody else is shown, and going on keeps what was written', async () => {
  const read = propertyOf();
  const changed = propertyOf({ notes: 'Roof leaks', areaSqFt: 1300, version: 5 });
  let current = read;
  const { user } = openEdit({
    'GET /api/v1/properties/:propertyId': () => ({ data: current }),
    'PUT /api/v1/properties/:propertyId': ({ body }) =>
      propertyChange.parse(body).version === current.version
        ? { data: current }
        : problemOf(409, 'changed-meanwhile'),
  });
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  current = changed;
  await user.type(notes, 'Key at the office');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  const panel = await screen.findByRole('group', { name: 'Their changes' });
  const choices = within(panel);
  const noted = within(choices.getByRole('group', { name: 'Notes' }));
  expect(noted.getByRole('radio', { name: 'Theirs: Roof leaks' })).not.toBeChecked();
  expect(noted.getByRole('radio', { name: 'Yours: Key at the office' })).toBeChecked();
  const size = within(choices.getByRole('group', { name: 'Area' }));
  expect(size.getByRole('radio', { name: 'Theirs: 1,300' })).toBeChecked();
  expect(size.queryByRole('radio', { name: /Yours/ })).not.toBeInTheDocument();
  await user.click(choices.getByRole('button', { name: 'Use mine' }));
  expect(notes).toHaveValue('Key at the office');
  expect(screen.getByRole('textbox', { name: /^Area/ })).toHaveValue('1300');

  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Its page')).toBeInTheDocument();
  const last = propertyChange.parse(server.calls.filter(({ name }) => name.startsWith('PUT')).at(-1)?.body);
  expect(last).toMatchObject({ notes: 'Key at the office', areaSqFt: 1300, version: 5 });
});

test('leaving with changes that are not saved asks first', async () => {
  const { user } = openEdit({ 'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf() }) });
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'x');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(screen.queryByText('Its page')).toBeNull();
});

test('who may not add one is told so, and led to what is theirs', () => {
  openAdd({}, ['Property Details View']);
  expect(screen.getByText('You can’t add properties')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Properties & Areas' })).toHaveAttribute(
    'href',
    '/properties-common-areas',
  );
});
