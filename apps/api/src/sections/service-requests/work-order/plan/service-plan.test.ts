import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../testing';
import { WorkScene } from '../lifecycle/work-order.fixture';
import { makePlannedOrders } from './make-orders';

const app = withApp();
const scene = new WorkScene(app);
const today = () => dayAt(app.platform.clock(), 'America/New_York');

async function tenantOfDemo() {
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('the demo community is there');
  return tenant;
}

async function plan(title: string, more: object = {}) {
  const admin = await scene.admin();
  const area = (await admin.ok('GET /api/v1/common-areas', { query: { limit: 1 } })).data[0];
  const body = {
    title,
    place: { kind: 'area' as const, id: area?.id ?? '' },
    every: 1,
    unit: 'week' as const,
    startsOn: today(),
    aheadDays: 10,
    checks: ['Look', 'Clean'],
    ...more,
  };
  return (await admin.ok('POST /api/v1/service-plans', { body })).data;
}

const ordersOf = async (planId: string) =>
  (await (await scene.admin()).ok('GET /api/v1/work-orders', { query: { planId, sort: 'dueOn' } })).data;

test('orders come ahead of time, each once, however often and by how many it is tried', async () => {
  const made = await plan('Pool check');
  expect(made.nextOn).toBe(today());
  const tenant = await tenantOfDemo();
  await Promise.all([makePlannedOrders(app.platform, tenant), makePlannedOrders(app.platform, tenant)]);
  await makePlannedOrders(app.platform, tenant);
  const orders = await ordersOf(made.id);
  expect(orders.map(({ dueOn }) => dueOn)).toEqual([today(), addDays(today(), 7)]);
  const first = await scene.read(await scene.admin(), orders[0]?.id ?? '');
  expect(first).toMatchObject({
    state: 'draft',
    title: 'Pool check',
    checks: [{ text: 'Look' }, { text: 'Clean' }],
  });
});

test('a job that comes late makes up for what it missed, and a plan that is paused makes nothing', async () => {
  const late = await plan('Filter', { startsOn: addDays(today(), -20), aheadDays: 0 });
  const paused = await plan('Paused', { isActive: false });
  await makePlannedOrders(app.platform, await tenantOfDemo());
  expect((await ordersOf(late.id)).map(({ dueOn }) => dueOn)).toEqual(
    [-20, -13, -6].map((days) => addDays(today(), days)),
  );
  expect(await ordersOf(paused.id)).toEqual([]);
  expect(paused.nextOn).toBeNull();
});

const change = async (planId: string, more: object) => {
  const admin = await scene.admin();
  const params = { planId };
  const { data } = await admin.ok('GET /api/v1/service-plans/:planId', { params });
  const { nextOn: _n, worker, id: _i, place, ...read } = data;
  const body = {
    ...read,
    place: place && { kind: place.kind, id: place.id },
    vendorId: worker?.kind === 'vendor' ? worker.id : null,
    ...more,
  };
  return (await admin.callAny('PUT /api/v1/service-plans/:planId', { params, body })).status;
};

test('a plan that is active again makes no orders for the time in which it was paused', async () => {
  const paused = await plan('Resumed', { startsOn: addDays(today(), -21), aheadDays: 0, isActive: false });
  expect(await change(paused.id, { isActive: true })).toBe(200);
  await makePlannedOrders(app.platform, await tenantOfDemo());
  expect((await ordersOf(paused.id)).map(({ dueOn }) => dueOn)).toEqual([today()]);
});

test('a plan that is moved by a day makes no second order for the same turn', async () => {
  const made = await plan('Moved by a day');
  await makePlannedOrders(app.platform, await tenantOfDemo());
  expect(await change(made.id, { startsOn: addDays(today(), 1) })).toBe(200);
  await makePlannedOrders(app.platform, await tenantOfDemo());
  expect((await ordersOf(made.id)).map(({ dueOn }) => dueOn)).toEqual([today(), addDays(today(), 7)]);
  const { data } = await (
    await scene.admin()
  ).ok('GET /api/v1/service-plans/:planId', { params: { planId: made.id } });
  expect(data.nextOn).toBe(addDays(today(), 15));
});

test('a plan ends with its asset, and gives no work to a vendor who is archived', async () => {
  const vendorId = await scene.vendor('Retired LLC');
  const admin = await scene.admin();
  const assets = (await admin.ok('GET /api/v1/assets', { query: { limit: 100 } })).data;
  const asset = assets.find(({ status }) => status === 'in-service');
  const ofAsset = await plan('Of an asset', { place: { kind: 'asset', id: asset?.id ?? '' } });
  const ofVendor = await plan('Of a vendor', { vendorId });
  const records = [{ id: asset?.id ?? '', version: asset?.version ?? 0 }];
  await admin.ok('POST /api/v1/assets/status', { body: { chosen: { records }, status: 'retired' } });
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('vendor').set({ archivedAt: new Date() }).where('id', '=', vendorId).execute(),
  );
  await makePlannedOrders(app.platform, await tenantOfDemo());
  expect(await ordersOf(ofAsset.id)).toEqual([]);
  const plans = (await admin.ok('GET /api/v1/service-plans', { query: {} })).data;
  expect(plans.find(({ id }) => id === ofAsset.id)?.nextOn).toBeNull();
  expect((await ordersOf(ofVendor.id)).map(({ worker }) => worker)).toEqual([null, null]);
});

test('what a plan lacks is told at its field', async () => {
  const admin = await scene.admin();
  const body = { title: 'Odd', place: null, every: 1, unit: 'week', startsOn: today() };
  const refused = await admin.callAny('POST /api/v1/service-plans', { body });
  expect(refused).toMatchObject({ status: 422, body: { fields: { place: expect.any(String) } } });
});

test('an order of an asset begins with its last service and who did it', async () => {
  const admin = await scene.admin();
  const asset = (await admin.ok('GET /api/v1/assets', { query: { limit: 1 } })).data[0];
  const assetId = asset?.id ?? '';
  const vendor = (await admin.ok('GET /api/v1/work-orders/choices', { query: {} })).data.vendors.at(-1);
  const body = { servicedOn: today(), summary: 'Oiled the bearings', performedBy: vendor?.name ?? '' };
  await admin.ok('POST /api/v1/assets/:assetId/services', { params: { assetId }, body });
  const begun = (await admin.ok('GET /api/v1/work-orders/beginning', { query: { assetId } })).data;
  expect(begun).toMatchObject({
    place: { kind: 'asset', id: assetId, name: asset?.name },
    vendor: { id: vendor?.id },
    lastService: body,
  });
});

test('a plan is read, and paused by the version that was read', async () => {
  const admin = await scene.admin();
  const { id } = await plan('Gate');
  const params = { planId: id };
  const {
    nextOn: _n,
    worker: _w,
    id: _i,
    ...read
  } = (await admin.ok('GET /api/v1/service-plans/:planId', { params })).data;
  const place = read.place && { kind: read.place.kind, id: read.place.id };
  const body = { ...read, place, isActive: false };
  await admin.ok('PUT /api/v1/service-plans/:planId', { params, body });
  const late = await admin.callAny('PUT /api/v1/service-plans/:planId', { params, body });
  expect(late.status).toBe(409);
});
