import {
  answerCalls,
  idOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
  sampleOf,
} from '@courtyard/common/testing';
import { vehicle, vehicleChange } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { propertyOf } from '../../property/property.fixture';
import { VehiclePage } from './vehicle.page';

const base = '/properties-common-areas/properties/detail';
const pages = [{ path: base, element: <p>Its vehicles</p> }];
let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

const saab = sampleOf(vehicle, {
  id: idOf(70),
  propertyId: idOf(1),
  make: 'Saab',
  model: '900',
  color: 'green',
  plate: 'ABC123',
  version: 3,
});

function open(search: string, permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf() }),
    'GET /api/v1/properties/:propertyId/vehicles': () => ({ data: [saab] }),
    ...handlers,
  });
  return renderPage(<VehiclePage />, {
    path: `${base}/vehicle${search}`,
    pattern: `${base}/vehicle`,
    routes: pages,
    user: personWith(permissions),
    wrap: withUi,
  });
}

const staff = ['Properties List View', 'Vehicle Update'];

test('a vehicle is changed under the version that was read, and the way leads back to its tab', async () => {
  const { user, router } = open(`?id=${idOf(1)}&vehicle=${idOf(70)}`, staff, {
    'PUT /api/v1/properties/:propertyId/vehicles/:vehicleId': () => ({
      data: { ...saab, spot: 'P12', version: 4 },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Parking space' }), 'P12');
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  expect(await screen.findByText('Its vehicles')).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?id=${idOf(1)}&tab=vehicles`);
  const put = server.calls.find(({ name }) => name.startsWith('PUT'));
  expect(vehicleChange.parse(put?.body)).toMatchObject({ plate: 'ABC123', spot: 'P12', version: 3 });
});

test('when somebody else saved meanwhile, what was written stays and saving again puts it over', async () => {
  let current = saab;
  const { user } = open(`?id=${idOf(1)}&vehicle=${idOf(70)}`, staff, {
    'GET /api/v1/properties/:propertyId/vehicles': () => ({ data: [current] }),
    'PUT /api/v1/properties/:propertyId/vehicles/:vehicleId': ({ body }) =>
      vehicleChange.parse(body).version === current.version
        ? { data: current }
        : problemOf(409, 'changed-meanwhile'),
  });
  const spot = await screen.findByRole('textbox', { name: 'Parking space' });
  await user.type(spot, 'P12');
  current = { ...saab, color: 'red', version: 4 };
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone else changed this while you were editing',
  );
  expect(spot).toHaveValue('P12');
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  expect(await screen.findByText('Its vehicles')).toBeInTheDocument();
  const last = server.calls.filter(({ name }) => name.startsWith('PUT')).at(-1);
  expect(vehicleChange.parse(last?.body)).toMatchObject({ spot: 'P12', version: 4 });
});

test('a further vehicle begins with what it has in common with the first', async () => {
  open(`?id=${idOf(1)}`, staff, {
    'GET /api/v1/properties/:propertyId/vehicles': () => ({
      data: [{ ...saab, plateRegion: 'NY', spot: 'P12', permit: 'R-7' }],
    }),
  });
  expect(await screen.findByRole('textbox', { name: 'Parking space' })).toHaveValue('P12');
  expect(screen.getByRole('textbox', { name: /State|Region/i })).toHaveValue('NY');
  for (const name of [/License plate/, /Make/, /Permit/])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
});

test('a plate that is registered elsewhere is said at the plate', async () => {
  const { user } = open(`?id=${idOf(1)}`, staff, {
    'POST /api/v1/properties/:propertyId/vehicles': () =>
      problemOf(422, 'validation', { fields: { plate: 'A vehicle with this plate is already registered.' } }),
  });
  const plate = await screen.findByRole('textbox', { name: /License plate/ });
  await user.type(plate, 'abc 123');
  await user.type(screen.getByRole('textbox', { name: /Make/ }), 'Saab');
  await user.type(screen.getByRole('textbox', { name: /Model/ }), '900');
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  await waitFor(() =>
    expect(plate).toHaveAccessibleDescription(/A vehicle with this plate is already registered/),
  );
  expect(plate).toHaveValue('abc 123');
});

test.each([
  ['an owner', false, 'You can’t change this'],
  ['an owner at home', true, null],
])('%s of a property that is theirs: %s', async (_who, mine, refusal) => {
  open(`?id=${idOf(1)}`, ['Property Details View', 'Vehicle Update'], {
    'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf({ mine }) }),
  });
  const expected = refusal
    ? await screen.findByText(refusal)
    : await screen.findByRole('button', { name: 'Save vehicle' });
  expect(expected).toBeInTheDocument();
});

test('who may not open the property is told so, with whom to ask', async () => {
  open(`?id=${idOf(1)}`, [], {
    'GET /api/v1/properties/:propertyId': () => problemOf(403, 'forbidden'),
  });
  expect(await screen.findByText('You don’t have access to this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a vehicle that is gone is said to be gone', async () => {
  open(`?id=${idOf(1)}&vehicle=${idOf(71)}`, staff);
  expect(await screen.findByText('This no longer exists')).toBeInTheDocument();
});
