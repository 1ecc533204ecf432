import { sql } from 'kysely';
import { withApp } from '../../../../../testing';
import { requestsOf } from '../../../request/requests.fixture';
import { WorkScene } from '../work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const { as, inDemo, report, handled, notices } = requestsOf(app);

test('an order of two requests is linked to both, and both reporters are told that it is done', async () => {
  const admin = await scene.admin();
  const drip = await report('owner', { title: 'Drip in the garage' });
  const stain = await report('tenant', { title: 'Stain below the garage' });
  const requestIds = [drip.id, stain.id];
  // The form asks for those that were chosen, and for no others.
  const chosen = await admin.ok('GET /api/v1/community-requests', {
    query: { requestId: requestIds, sort: 'number' },
  });
  expect(chosen.data.map(({ id }) => id)).toEqual(requestIds);
  const vendorId = await scene.vendor('Two Leaks LLC');
  const draft = await scene.create('Seal the garage', { vendorId, requestIds });
  expect(draft.requests.map(({ id }) => id)).toEqual(requestIds);
  // The vendor's page lists what its orders are about.
  const ofVendor = await admin.ok('GET /api/v1/community-requests', { query: { vendorId, sort: 'number' } });
  expect(ofVendor.data.map(({ id }) => id)).toEqual(requestIds);
  for (const requestId of requestIds) {
    const listed = await admin.ok('GET /api/v1/work-orders', { query: { requestId } });
    expect(listed.data.map(({ id }) => id)).toEqual([draft.id]);
  }
  const issued = await scene.action(admin, draft, 'issue');
  const started = await scene.action(admin, issued, 'start');
  const done = await scene.action(admin, started, 'finish', 'New seal.');
  await scene.action(admin, done, 'accept');
  const told = `work order #${draft.number}`;
  for (const requestId of requestIds) {
    const texts = (await handled(requestId)).commentList.map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('New seal.')]);
    expect(texts[0]).toContain(told);
  }
  for (const [who, { number }] of [
    ['owner', drip],
    ['tenant', stain],
  ] as const)
    expect(await notices(who)).toContain(`New comment on request #${number}`);
});

test('a request that is about who makes the order is none of those chosen', async () => {
  const board = await as('board');
  const complaint = await report('owner', {
    kind: 'complaint',
    category: 'conduct',
    title: 'Loud on the stairs',
    answers: { 'happened-on': '2026-05-01' },
    subjectUnitId: await scene.homeOf('board'),
  });
  const query = { requestId: [complaint.id] };
  expect((await board.ok('GET /api/v1/community-requests', { query })).data).toEqual([]);
  const admin = await scene.admin();
  expect((await admin.ok('GET /api/v1/community-requests', { query })).data).toHaveLength(1);
});

// Last: from here on the board manages work orders, and opens no requests of others.
test('who edits an order without seeing requests keeps those it is for', async () => {
  const request = await report('owner', { title: 'Gate is stuck' });
  const draft = await scene.create('Free the gate', { requestIds: [request.id] });
  await inDemo((tx) =>
    sql`update role_permission set permission = 'Work Order Update' from role where role.id = role_id
      and role.name = 'Board Member' and permission = 'Community Requests Details View'`.execute(tx),
  );
  app.platform.sessions.forget(app.tenants.demo);
  const board = await as('board');
  const read = await scene.read(board, draft.id);
  expect(read.requests).toEqual([]);
  await board.ok('PUT /api/v1/work-orders/:workOrderId', {
    params: { workOrderId: draft.id },
    body: { title: 'Free the gate today', requestIds: [], version: read.version },
  });
  const linked = await inDemo((tx) =>
    tx.selectFrom('workOrderRequest').select('requestId').where('workOrderId', '=', draft.id).execute(),
  );
  expect(linked).toEqual([{ requestId: request.id }]);
});
