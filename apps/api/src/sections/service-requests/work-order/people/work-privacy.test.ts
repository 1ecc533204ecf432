import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { requestsOf } from '../../request/requests.fixture';
import { WorkScene } from '../lifecycle/work-order.fixture';
import { demoDay } from '../../../../testing/calls/demo-day';

const app = withApp();
const scene = new WorkScene(app);
const { as, inDemo, report, notices, memberIdOf } = requestsOf(app);
const residentWork = 'GET /api/v1/resident-work/:workOrderId';
const daysAgo = (days: number) => demoDay(-days);

/** An order in a unit, for a request, finished by the demo's vendor. */
async function finished(title: string, more: { unit?: string; requestIds: string[] }) {
  const admin = await scene.admin();
  const vendorId = await scene.vendor(`${title} LLC`);
  await scene.giveTo(vendorId);
  const place = more.unit === undefined ? null : { kind: 'unit' as const, id: more.unit };
  const { requestIds } = more;
  const draft = await scene.create(title, { vendorId, place, requestIds, needsSignOff: true });
  const issued = await scene.action(admin, draft, 'issue');
  const started = await scene.action(admin, issued, 'start');
  return scene.action(admin, started, 'finish', 'Done.');
}

test('who complained about a home has no part in the work there, and its people do not learn of them', async () => {
  const unit = await scene.homeOf('board');
  const title = 'Daniel shouted at me aardvark';
  const complaint = await report('owner', {
    kind: 'complaint',
    category: 'conduct',
    title,
    answers: { 'happened-on': '2026-05-01' },
    subjectUnitId: unit,
  });
  const order = await finished('Soundproof the door', { unit, requestIds: [complaint.id] });
  const params = { workOrderId: order.id };
  const [owner, board] = [await as('owner'), await scene.board()];
  expect((await owner.call(residentWork, { params })).status).toBe(404);
  const signOff = { params, body: { note: 'Now it is quiet' } };
  expect((await owner.call('POST /api/v1/resident-work/:workOrderId/sign-off', signOff)).status).toBe(404);
  expect((await owner.call('GET /api/v1/me/tasks')).text).not.toContain('Soundproof the door');
  expect((await notices('owner')).join(' ')).not.toContain('Soundproof the door');
  expect((await board.ok(residentWork, { params })).data).toMatchObject({ canSign: true });
  // They read the history of the order as they may read any, and it names no request that is about them.
  const history = await board.call('GET /api/v1/work-orders/:workOrderId/history', { params });
  expect(history.text).toContain(`#${complaint.number}`);
  expect(history.text).not.toContain('aardvark');
  const query = { requestId: complaint.id };
  for (const path of ['GET /api/v1/work-orders', 'GET /api/v1/work-orders/totals'] as const)
    expect((await board.call(path, { query })).text).not.toContain(order.id);
  expect((await board.ok('GET /api/v1/work-orders/totals', { query })).data.count).toBe(0);
  expect((await (await scene.admin()).ok('GET /api/v1/work-orders/totals', { query })).data.count).toBe(1);
});

test('a reporter who signs is named to those alone who see the request', async () => {
  const request = await report('owner', { title: 'Lamp in the hall is dark' });
  const order = await finished('Change the lamp', { requestIds: [request.id] });
  const params = { workOrderId: order.id };
  const owner = await as('owner');
  const body = { note: 'Bright again' };
  const signed = await owner.ok('POST /api/v1/resident-work/:workOrderId/sign-off', { params, body });
  expect(signed.data.signOff).toMatchObject({ name: expect.any(String), note: 'Bright again' });
  const { name } = signed.data.signOff ?? {};
  expect((await scene.read(await scene.admin(), order.id)).signOff).toMatchObject({ name });
  expect((await scene.read(await scene.worker(), order.id)).signOff).toMatchObject({
    name: null,
    note: null,
    signedAt: expect.any(String),
  });
});

test('a buyer sees no work of the household before, but what is still done in their time', async () => {
  const unit = await scene.homeOf('owner');
  const order = await finished('Repair the bath', { unit, requestIds: [] });
  const params = { workOrderId: order.id };
  const owner = await as('owner');
  expect((await owner.call(residentWork, { params })).status).toBe(200);
  const held = sql`person_id in (select id from person where member_id = ${await memberIdOf('owner')})`;
  await inDemo(async (tx) => {
    await sql`update ownership set starts_on = ${daysAgo(5)} where ${held}`.execute(tx);
    await sql`update residency set starts_on = ${daysAgo(5)} where ${held}`.execute(tx);
    await sql`update work_order set issued_at = ${daysAgo(30)}::date where id = ${order.id}`.execute(tx);
  });
  expect((await owner.call(residentWork, { params })).status).toBe(404);
  expect((await owner.call('GET /api/v1/me/tasks')).text).not.toContain('Repair the bath');
  await inDemo((tx) =>
    sql`insert into work_order_visit (tenant_id, id, work_order_id, starts_at, ends_at, state, proposed_by, created_at)
      values (${app.tenants.demo}, gen_random_uuid(), ${order.id}, ${daysAgo(2)}::date, ${daysAgo(1)}::date, 'confirmed', 'X', now())`.execute(
      tx,
    ),
  );
  expect((await owner.call(residentWork, { params })).status).toBe(200);
});
