import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { serviceRecordInput } from '@courtyard/contract/properties/asset/service-record';
import { testRecordPage, withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { standStill } from '../../../reservation/reservation.fixture';
import { assetOf, serviceOf } from '../asset.fixture';
import { AssetPage } from './asset.page';

const path = '/properties-common-areas/assets/details';
const read = 'GET /api/v1/assets/:assetId';
const record = 'POST /api/v1/assets/:assetId/services';
const correct = 'PUT /api/v1/assets/:assetId/services/:recordId';
const reader = ['Assets List View'];
const keeper = [...reader, 'Asset Update'];
/** Nothing comes at regular times; one service was planned by hand. */
const byHand = { serviceIntervalMonths: null, nextServiceOn: '2027-05-01' } as const;

const openPage = pageOpener({
  page: <AssetPage />,
  permissions: keeper,
  path: `${path}?id=${idOf(200)}`,
  pattern: path,
  answers: {
    [read]: () => ({ data: assetOf() }),
    'GET /api/v1/assets/:assetId/services': () => ({ data: [serviceOf()] }),
    'GET /api/v1/assets/:assetId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [record]: () => ({ data: serviceOf({ id: idOf(211) }) }),
    [correct]: () => ({ data: serviceOf({ version: 3 }) }),
  },
  routes: [{ path: '/properties-common-areas/assets', element: <p>The list</p> }],
  wrap: withUi,
});
const open = (asset: Asset, given: Parameters<typeof openPage>[0] = {}) =>
  openPage({ answers: { [read]: () => ({ data: asset }) }, ...given });
type Opened = ReturnType<typeof open>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Records a service of the kind and gives what was sent. */
async function recordOne({ user, sent }: Opened, kind: string, next = '') {
  await user.click(await screen.findByRole('button', { name: 'Record service' }));
  const dialog = await dialogOf('Record a service');
  await user.selectOptions(dialog.getByLabelText('Type'), kind);
  await user.type(dialog.getByLabelText(/^Work done/), 'Coolant changed');
  if (next !== '') await user.type(dialog.getByLabelText('Next service'), next);
  await user.click(dialog.getByText('Save service', { selector: 'button' }));
  expect(await screen.findByText(/^Service of .* recorded$/)).toBeVisible();
  return sent(record)[0];
}

beforeEach(standStill);
afterEach(() => void jest.useRealTimers());

testRecordPage({
  open: openPage,
  path,
  record: assetOf(),
  read,
  remove: 'DELETE /api/v1/assets/:assetId',
  removeVerb: 'Delete asset',
  missingTitle: 'Asset not found',
  all: 'All assets',
});

test('what is due, how far away it is, and what the asset is', async () => {
  const asset = assetOf({
    area: { id: idOf(50), name: 'Harbor Hall' },
    reserveComponent: { id: idOf(300), name: 'Generators', replaceOn: '2042-06-01' },
  });
  open(asset, { permissions: reader });
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
  expect(await screen.findByText(/Full history of this asset and its services/)).toBeVisible();

  open(assetOf(), { permissions: reader, path: `${path}?id=${idOf(200)}&tab=history` });
  expect(await screen.findByText(/Full history of this asset and its services/)).toBeVisible();
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

test('what was recorded by a slip is taken back, by the version that was answered', async () => {
  const back = 'POST /api/v1/assets/:assetId/services/:recordId/undo';
  const opened = open(assetOf(), {
    answers: { [read]: () => ({ data: assetOf() }), [back]: () => new Response(null, { status: 204 }) },
  });
  await recordOne(opened, 'Repair');
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Service record undone')).toBeVisible();
  expect(opened.sent(back)).toEqual([{ version: serviceOf().version }]);
});

test('without an interval, maintenance does what was planned: nothing further is', async () => {
  expect(await recordOne(open(assetOf(byHand)), 'Maintenance')).toHaveProperty('nextServiceOn', null);
});

test('without an interval, a repair leaves what was planned', async () => {
  expect(await recordOne(open(assetOf(byHand)), 'Repair')).not.toHaveProperty('nextServiceOn');
});

test.each([
  ['an interval', assetOf(), 'If blank, it’s calculated from the interval: every 6 months.'],
  ['no interval', assetOf(byHand), 'If blank, the current schedule is kept.'],
])('a correction goes to its version and leaves what is planned, with %s', async (_plan, asset, help) => {
  const { user, sent } = open(asset, { path: `${path}?id=${asset.id}&tab=services` });
  await user.click(await screen.findByRole('button', { name: 'Actions for the service of 06/08/2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await dialogOf('Edit service');
  expect(dialog.getByLabelText('Next service')).toHaveAccessibleDescription(help);
  await user.type(dialog.getByLabelText(/^Work done/), ', belt too');
  await user.click(dialog.getByText('Save service', { selector: 'button' }));
  expect(await screen.findByText('Service saved')).toBeVisible();
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
