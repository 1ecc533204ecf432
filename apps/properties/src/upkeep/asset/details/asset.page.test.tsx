import {
  answerCalls,
  fileOf,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { type Asset, serviceRecordInput } from '@courtyard/contract/properties/asset/asset';
import { withUi } from '@courtyard/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { standStill } from '../../../reservation/reservation.fixture';
import { assetOf, serviceOf } from '../asset.fixture';
import { AssetPage } from './asset.page';

const path = '/properties-common-areas/assets/details';
const read = 'GET /api/v1/assets/:assetId';
const record = 'POST /api/v1/assets/:assetId/services';
const correct = 'PUT /api/v1/assets/:assetId/services/:recordId';
const remove = 'DELETE /api/v1/assets/:assetId';
const reader = ['Assets List View'];
const keeper = [...reader, 'Asset Update'];
/** Nothing comes at regular times; one service was planned by hand. */
const byHand = { serviceIntervalMonths: null, nextServiceOn: '2027-05-01' } as const;

let restore = () => {};
function open(
  asset: Asset,
  handlers: Parameters<typeof answerCalls>[0] = {},
  { permissions = keeper, search = `?id=${asset.id}` } = {},
) {
  const wire = answerCalls({
    [read]: () => ({ data: asset }),
    'GET /api/v1/assets/:assetId/services': () => ({ data: [serviceOf()] }),
    'GET /api/v1/assets/:assetId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [record]: () => ({ data: serviceOf({ id: idOf(211) }) }),
    [correct]: () => ({ data: serviceOf({ version: 3 }) }),
    ...handlers,
  });
  restore = wire.restore;
  const page = renderPage(<AssetPage />, {
    user: personWith(permissions),
    path: path + search,
    pattern: path,
    routes: [{ path: '/properties-common-areas/assets', element: <p>The register</p> }],
    wrap: withUi,
  });
  const sent = (name: string) => wire.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...wire, ...page, sent };
}
type Opened = ReturnType<typeof open>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Records a service of the kind and gives what was sent. */
async function recordOne({ user, sent }: Opened, kind: string, next = '') {
  await user.click(await screen.findByRole('button', { name: 'Record service' }));
  const dialog = await dialogOf('Record a service');
  await user.selectOptions(dialog.getByLabelText('Kind'), kind);
  await user.type(dialog.getByLabelText(/^What was done/), 'Coolant changed');
  if (next !== '') await user.type(dialog.getByLabelText('Next service'), next);
  await user.click(dialog.getByText('Save service', { selector: 'button' }));
  expect(await screen.findByText('The service was saved')).toBeVisible();
  return sent(record)[0];
}

beforeEach(() => {
  resetStores();
  standStill();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('what is due, how far away it is, and what the asset is', async () => {
  const asset = assetOf({
    files: [fileOf(80, 'manual.pdf')],
    area: { id: idOf(50), name: 'Harbor Hall' },
    reserveComponent: { id: idOf(300), name: 'Generators', replaceOn: '2042-06-01' },
  });
  open(asset, {}, { permissions: reader });
  expect(await screen.findByRole('heading', { level: 1, name: 'Emergency generator' })).toBeVisible();
  expect(screen.getByText('Electrical · North Tower, basement')).toBeVisible();
  expect(screen.getByText('Service due soon')).toBeVisible();
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(fact('Next service')).toHaveTextContent('12/08/2026in 7 days');
  expect(fact('Last service')).toHaveTextContent('06/08/2026176 days ago');
  expect(fact('Interval')).toHaveTextContent('Every 6 months');
  expect(fact('Cost')).toHaveTextContent('$48,500.00');
  expect(fact('Reserve component')).toHaveTextContent('Generators, due 2042');
  // Who may not see components has no link that would be refused.
  expect(screen.queryByRole('link', { name: 'Generators' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Harbor Hall' })).toBeVisible();
  expect(screen.getByRole('link', { name: /manual\.pdf/ })).toHaveAttribute('href', '/api/v1/files/80');
});

test('the warranty of a retired asset runs on, but needs nobody any more', async () => {
  open(assetOf({ status: 'retired', retiredOn: '2026-11-01', warranty: 'expiring' }));
  expect(await screen.findByText('Under warranty')).toBeVisible();
  expect(screen.queryByText('Ends soon')).not.toBeInTheDocument();
});

test('services and history are tabs of the address, for who reads the register too', async () => {
  const { user, router } = open(assetOf());
  await user.click(await screen.findByRole('tab', { name: 'Services' }));
  expect(await screen.findByText('Oil and filters changed')).toBeVisible();
  expect(screen.getByText('Peak Power · Recorded by Bea Board')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(200)}&tab=services`);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText(/Every change of this asset and its services/)).toBeVisible();
  restore();
  cleanup();

  open(assetOf(), {}, { permissions: reader, search: `?id=${idOf(200)}&tab=history` });
  expect(await screen.findByText(/Every change of this asset and its services/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record service' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('with an interval, a service leaves the day of the next one to the plan', async () => {
  const body = await recordOne(open(assetOf()), 'Maintenance');
  expect(serviceRecordInput.parse(body)).toEqual({
    servicedOn: '2026-12-01',
    kind: 'maintenance',
    summary: 'Coolant changed',
    performedBy: 'Peak Power',
    costMinor: null,
    reportFileId: null,
  });
  expect(body).not.toHaveProperty('nextServiceOn');
});

test.each([
  ['an interval', assetOf()],
  ['no interval', assetOf(byHand)],
])('a day that is written is sent, with %s', async (_plan, asset) => {
  expect(await recordOne(open(asset), 'Inspection', '02/01/2027')).toMatchObject({
    kind: 'inspection',
    nextServiceOn: '2027-02-01',
  });
});

test('without an interval, maintenance does what was planned: nothing further is', async () => {
  expect(await recordOne(open(assetOf(byHand)), 'Maintenance')).toHaveProperty('nextServiceOn', null);
});

test('without an interval, a repair leaves what was planned', async () => {
  expect(await recordOne(open(assetOf(byHand)), 'Repair')).not.toHaveProperty('nextServiceOn');
});

test.each([
  ['an interval', assetOf(), 'Left empty, it follows from the interval: every 6 months.'],
  ['no interval', assetOf(byHand), 'Left empty, it stays as it is planned.'],
])('a correction goes to its version and leaves what is planned, with %s', async (_plan, asset, help) => {
  const { user, sent } = open(asset, {}, { search: `?id=${asset.id}&tab=services` });
  await user.click(await screen.findByRole('button', { name: 'Actions for the service of 06/08/2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await dialogOf('Edit service');
  expect(dialog.getByLabelText('Next service')).toHaveAccessibleDescription(help);
  await user.type(dialog.getByLabelText(/^What was done/), ', belt too');
  await user.click(dialog.getByText('Save service', { selector: 'button' }));
  expect(await screen.findByText('The service was saved')).toBeVisible();
  expect(sent(correct)).toEqual([
    {
      servicedOn: '2026-06-08',
      kind: 'maintenance',
      summary: 'Oil and filters changed, belt too',
      performedBy: 'Peak Power',
      costMinor: 42_000,
      reportFileId: null,
      version: 2,
    },
  ]);
});

test('removing asks once, and the way leads back to the register', async () => {
  let isGone = false;
  const { user, calls, router } = open(assetOf(), {
    [read]: () => (isGone ? problemOf(404, 'not-found') : { data: assetOf() }),
    [remove]: () => {
      isGone = true;
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Emergency generator' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Emergency generator?' }));
  expect(calls.some(({ name }) => name === remove)).toBe(false);
  await user.click(question.getByRole('button', { name: 'Remove asset' }));
  expect(await screen.findByText('The register')).toBeVisible();
  expect(screen.getByText('Emergency generator was removed from the register')).toBeVisible();
  expect(calls.filter(({ name }) => name === remove)).toHaveLength(1);
  // Nobody asks again for what is no longer there, until somebody comes back to it.
  expect(calls.filter(({ name }) => name === read)).toHaveLength(1);
  act(() => router.navigate(`${path}?id=${idOf(200)}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Which asset?' })).toBeVisible();
});

test('a refusal to remove is told where it was asked, and the asset stays', async () => {
  const detail = 'It has services on record. Retire it instead: it stays with its history.';
  const { user } = open(assetOf(), { [remove]: () => problemOf(409, 'has-services', { detail }) });
  await user.click(await screen.findByRole('button', { name: 'More for Emergency generator' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove asset' }));
  expect(await question.findByText(detail)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Emergency generator' })).toBeVisible();
});

test.each([
  ['names no asset', '', 404, 'not-found'],
  ['names one that is gone', `?id=${idOf(299)}`, 404, 'not-found'],
  ['names what is no id', '?id=pump', 422, 'validation'],
])('an address that %s leads to the list', async (_what, search, status, code) => {
  const { user } = open(assetOf(), { [read]: () => problemOf(status, code) }, { search });
  expect(await screen.findByRole('heading', { level: 1, name: 'Which asset?' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All assets' }));
  expect(await screen.findByText('The register')).toBeVisible();
});
