import { addDays, dayAt } from '@courtyard/contract/days';
import { type BuiltPlatform, createPlatform } from '../../../../platform/core/create-platform';
import { withApp } from '../../../../testing';
import { WorkScene } from '../lifecycle/work-order.fixture';
import { makePlannedOrders } from './make-orders';

const app = withApp();
const scene = new WorkScene(app);
let other: BuiltPlatform;

beforeAll(async () => {
  const { env, log, databaseUrl, sections } = app.platform;
  other = await createPlatform({ env, log, databaseUrl, sections });
}, 30_000);
afterAll(async () => {
  other.drain();
  await other.stop();
});

test('two processes that make a plan’s orders at once make each once, under numbers of their own', async () => {
  const admin = await scene.admin();
  const tenant = await app.platform.tenants.byId(app.tenants.demo);
  if (!tenant) throw new Error('the demo community is there');
  const today = dayAt(app.platform.clock(), tenant.timeZone);
  const [area] = (await admin.ok('GET /api/v1/common-areas', { query: { limit: 1 } })).data;
  const days = Array.from({ length: 8 }, (_, day) => addDays(today, day));
  const { data: plan } = await admin.ok('POST /api/v1/service-plans', {
    body: {
      title: 'Made by two',
      place: { kind: 'area', id: area?.id ?? '' },
      every: 1,
      unit: 'day',
      startsOn: today,
      aheadDays: days.length - 1,
      checks: ['Look'],
    },
  });
  await Promise.all([app.platform, other.platform].map((platform) => makePlannedOrders(platform, tenant)));
  const { data: orders } = await admin.ok('GET /api/v1/work-orders', {
    query: { planId: plan.id, sort: 'dueOn' },
  });
  expect(orders.map(({ dueOn }) => dueOn)).toEqual(days);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(days.length);
  for (const { id } of orders)
    expect((await scene.read(admin, id)).checks.map(({ text }) => text)).toEqual(['Look']);
});
