import { useUiConfig } from '@courtyard/common';
import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import {
  propertyPeople,
  residencyChange,
  residencyInput,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { people, propertyOf } from '../../property/property.fixture';
import { ResidentsTab } from './residents.tab';

let server: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
});

afterEach(() => {
  jest.useRealTimers();
  server.restore();
  resetStores();
});

const [resident] = people.residencies;
const tenancy = propertyPeople.parse({
  ownerships: [],
  residencies: [{ ...resident, kind: 'tenant', endsOn: '2026-12-31', version: 3 }],
});

const manager = ['Properties List View', 'Residency Update'];

function open(handlers: Parameters<typeof answerCalls>[0], permissions = manager) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId/people': () => ({ data: tenancy }),
    ...handlers,
  });
  const user = personWith(permissions);
  return renderPage(<ResidentsTab property={propertyOf({ mine: true })} />, { user, wrap: withUi });
}

test('a lease that ends soon is pointed out', async () => {
  open({});
  expect(await screen.findByText('Lease ends in 40 days')).toBeInTheDocument();
  expect(screen.getByText('05/01/2020 – 12/31/2026')).toBeInTheDocument();
});

test('a lease is extended under the version that was read', async () => {
  const { user } = open({
    'PUT /api/v1/properties/:propertyId/residencies/:residencyId': () => ({ data: tenancy.residencies[0] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Alma Reyes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit or end' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alma Reyes at this property' });
  const last = within(dialog).getByRole('textbox', { name: /Lease end date/ });
  await user.clear(last);
  await user.type(last, '12/31/2027');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Residency saved')).toBeInTheDocument();
  const put = server.calls.find(({ name }) => name.startsWith('PUT'));
  expect(residencyChange.parse(put?.body)).toEqual({
    kind: 'tenant',
    startsOn: '2020-05-01',
    endsOn: '2027-12-31',
    version: 3,
  });
});

test('somebody new moves in as a tenant', async () => {
  const { user } = open({
    'POST /api/v1/properties/:propertyId/residencies': () => ({ data: tenancy.residencies[0] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add resident' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a resident' });
  await user.click(within(dialog).getByRole('radio', { name: 'New person' }));
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Tess Tenant');
  await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'Tess@Example.com');
  await user.click(within(dialog).getByRole('radio', { name: 'Tenant' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add resident' }));
  await screen.findByText(/^Alma Reyes added$/);
  const post = server.calls.find(({ name }) => name.startsWith('POST'));
  expect(residencyInput.parse(post?.body)).toEqual({
    person: { name: 'Tess Tenant', email: 'tess@example.com', phone: null },
    kind: 'tenant',
    startsOn: '2026-11-21',
    endsOn: null,
  });
});

test('who may not look people up takes down somebody new', async () => {
  const { user } = open({}, ['Residency Update']);
  await user.click(await screen.findByRole('button', { name: 'Add resident' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a resident' });
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  expect(within(dialog).getByRole('textbox', { name: /Email/ })).toBeInTheDocument();
});

test('a lease that ends before it begins is said in the language of the person', async () => {
  const { user } = open({});
  act(() => useUiConfig.getState().change({ language: 'es' }));
  await user.click(await screen.findByRole('button', { name: 'Acciones para Alma Reyes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar o terminar' }));
  const last = await screen.findByRole('textbox', { name: /Fin del contrato/ });
  await user.clear(last);
  await user.type(last, '12/31/2019');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(last).toHaveAccessibleDescription(/La fecha de fin es anterior a la de inicio/));
});
