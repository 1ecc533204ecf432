import { sql } from 'kysely';
import { withApp } from '../../../../../testing';
import { WorkScene } from '../work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const at = (hour: number) => `2031-04-14T${String(hour).padStart(2, '0')}:00:00Z`;

const titles = async (who: 'owner' | 'vendor') =>
  (await (await app.client.as(who, 'demo')).ok('GET /api/v1/shell/notifications')).data.map(
    ({ title }) => title,
  );

const plan = async (workOrderId: string, from: number) => {
  const body = { startsAt: at(from), endsAt: at(from + 1) };
  const admin = await scene.admin();
  return (await admin.ok('POST /api/v1/work-orders/:workOrderId/visits', { params: { workOrderId }, body }))
    .data;
};

/** An issued order in the home of the owner, given to the demo's vendor or to another. */
async function issuedAtHome(title: string, vendorId: string) {
  const place = { kind: 'unit' as const, id: await scene.homeOf('owner') };
  const draft = await scene.create(title, { vendorId, place });
  return scene.action(await scene.admin(), draft, 'issue');
}

const change = async (order: Awaited<ReturnType<WorkScene['read']>>, more: object) => {
  const place = order.place && { kind: order.place.kind, id: order.place.id };
  const body = {
    title: order.title,
    place,
    vendorId: order.worker?.id ?? null,
    version: order.version,
    ...more,
  };
  const admin = await scene.admin();
  return admin.call('PUT /api/v1/work-orders/:workOrderId', { params: { workOrderId: order.id }, body });
};

test('whoever is visited and whoever came is told that a visit is off, and a new vendor of the order', async () => {
  const [firstId, nextId] = [await scene.vendor('First come'), await scene.vendor('Next come')];
  const order = await issuedAtHome('Fix sink kiwi', firstId);
  const planned = await plan(order.id, 8);
  await scene.giveTo(nextId);
  const moved = await change(planned, { vendorId: nextId });
  expect(moved).toMatchObject({ status: 200, body: { data: { state: 'issued' } } });
  expect(await titles('owner')).toContain('Visit in your unit canceled: Fix sink kiwi');
  expect((await titles('vendor')).join(' ')).toContain('Fix sink kiwi');
});

test.each(['cancel', 'decline'] as const)('%s tells those who are visited', async (action) => {
  const vendorId = await scene.vendor(`Of ${action}`);
  await scene.giveTo(vendorId);
  const title = `Faucet ${action}`;
  const order = await issuedAtHome(title, vendorId);
  const planned = await plan(order.id, action === 'cancel' ? 9 : 10);
  const who = action === 'cancel' ? await scene.admin() : await scene.worker();
  await scene.action(who, await scene.read(who, planned.id), action, 'No longer needed');
  expect(await titles('owner')).toContain(`Visit in your unit canceled: ${title}`);
  // Who declined knows of it.
  expect((await titles('vendor')).includes(`Visit canceled: ${title}`)).toBe(action === 'cancel');
});

test('the vendor before is told that the order is given to somebody else', async () => {
  const [mineId, otherId] = [await scene.vendor('Was mine'), await scene.vendor('Is theirs')];
  await scene.giveTo(mineId);
  const order = await issuedAtHome('Handed on', mineId);
  await change(order, { vendorId: otherId });
  expect((await titles('vendor')).filter((title) => title.includes('Handed on'))[0]).toContain('reassigned');
});

test('finished work has no visit to come, which would be in the way of others', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Done early');
  const order = await issuedAtHome('Done early', vendorId);
  const planned = await plan(order.id, 12);
  await scene.action(admin, await scene.action(admin, planned, 'start'), 'finish', 'Done.');
  expect((await scene.read(admin, order.id)).visits).toMatchObject([{ state: 'cancelled' }]);
  const other = await issuedAtHome('At the same time', vendorId);
  expect((await plan(other.id, 12)).state).toBe('scheduled');
});

test('a visit that is over stays with who came, and does not hinder a change', async () => {
  const admin = await scene.admin();
  const [oneId, otherId] = [await scene.vendor('Came first'), await scene.vendor('Came too')];
  const orders = [
    await issuedAtHome('Past one', oneId),
    await scene.create('Past two', { vendorId: otherId }),
  ];
  const over = (workOrderId: string, vendorId: string) =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      sql`insert into work_order_visit (tenant_id, id, work_order_id, vendor_id, starts_at, ends_at, state, proposed_by, created_at)
        values (${app.tenants.demo}, gen_random_uuid(), ${workOrderId}, ${vendorId}, '2025-01-02T10:00Z', '2025-01-02T11:00Z',
          'confirmed', 'X', now())`.execute(tx),
    );
  await over(orders[0]?.id ?? '', oneId);
  await over(orders[1]?.id ?? '', otherId);
  const order = await scene.read(admin, orders[0]?.id ?? '');
  expect((await change(order, { vendorId: otherId, place: null })).status).toBe(200);
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`select vendor_id, state from work_order_visit where work_order_id = ${order.id}`.execute(tx),
  );
  expect(rows).toEqual([{ vendorId: oneId, state: 'confirmed' }]);
});

test.each(['2020-01-01T10:00:00Z', '2999-12-31T22:00:00Z'])('a visit at %s is refused', async (startsAt) => {
  const order = await issuedAtHome('Some day', await scene.vendor(`Of ${startsAt}`));
  const endsAt = startsAt.replace('00:00Z', '30:00Z');
  const visit = { params: { workOrderId: order.id }, body: { startsAt, endsAt } };
  expect(
    await (await scene.admin()).call('POST /api/v1/work-orders/:workOrderId/visits', visit),
  ).toMatchObject({
    status: 422,
    body: { fields: { startsAt: expect.stringMatching(/passed|ten years/) } },
  });
});
