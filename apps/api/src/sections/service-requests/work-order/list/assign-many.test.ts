import { withApp } from '../../../../testing';
import { requestsOf } from '../../request/requests.fixture';
import { WorkScene } from '../lifecycle/work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const { report, memberIdOf } = requestsOf(app);
const call = 'POST /api/v1/work-orders/assign';

const chosen = (...orders: readonly { id: string; version: number }[]) => ({
  records: orders.map(({ id, version }) => ({ id, version })),
});

test('many orders are assigned at once by the rules of a single edit, and nothing else of them changes', async () => {
  const [admin, worker] = [await scene.admin(), await scene.worker()];
  const [vendorId, otherId] = [await scene.vendor('Given LLC'), await scene.vendor('Taken LLC')];
  await scene.giveTo(vendorId);
  const request = await report('owner', { title: 'Loose railing' });
  const draft = await scene.create('Fix the railing', {
    description: 'North stairs',
    requestIds: [request.id],
    checks: [{ id: null, text: 'Check bolts' }],
    estimateMinor: 10_000,
  });
  const issued = await scene.action(admin, await scene.create('Paint it', { vendorId: otherId }), 'issue');
  const same = await scene.create('Sweep up', { vendorId });
  const begun = await scene.action(
    admin,
    await scene.action(admin, await scene.create('Begun', { vendorId: otherId }), 'issue'),
    'start',
  );
  const stale = await scene.create('Stale');
  const { data } = await admin.ok(call, {
    body: {
      worker: { kind: 'vendor', id: vendorId },
      chosen: chosen(draft, issued, same, begun, { id: stale.id, version: stale.version + 1 }),
    },
  });
  expect(data).toMatchObject({ changed: 2, unchanged: 3 });
  expect(data.left.map(({ id, reason }) => [id, reason])).toEqual(
    expect.arrayContaining([
      [begun.id, 'refused'],
      [stale.id, 'changed-meanwhile'],
    ]),
  );
  expect(data.left.find(({ id }) => id === begun.id)?.said).toContain('has started');
  const given = await scene.read(admin, draft.id);
  const { version, updatedAt: _at, worker: taker, may, ...after } = given;
  const { version: _v, updatedAt: _u, worker: _w, may: _m, ...before } = draft;
  expect(after).toEqual(before);
  expect([version, taker?.name, may.manage]).toEqual([draft.version + 1, 'Given LLC', true]);
  // Issued to them: they see it from now on, and were told.
  expect((await scene.read(worker, issued.id)).state).toBe('issued');
  expect(JSON.stringify(await worker.ok('GET /api/v1/shell/notifications'))).toContain('Paint it');
  const params = { workOrderId: draft.id };
  const history = await admin.ok('GET /api/v1/work-orders/:workOrderId/history', { params });
  const update = history.data.find(({ action }) => action === 'work-order.update');
  expect(Object.keys(update?.changes ?? {})).toEqual(['worker']);
});

test('whom one order could not be given gets none of many', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Usual LLC');
  const draft = await scene.create('Unassign me', { vendorId });
  const issued = await scene.action(admin, await scene.create('Needs somebody', { vendorId }), 'issue');
  const nobody = await admin.ok(call, { body: { worker: null, chosen: chosen(draft, issued) } });
  expect(nobody.data).toMatchObject({ changed: 1, left: [{ id: issued.id, reason: 'refused' }] });
  expect((await scene.read(admin, draft.id)).worker).toBeNull();
  // A member whose role opens no work orders.
  const now = await scene.read(admin, draft.id);
  const toOwner = { kind: 'member' as const, id: await memberIdOf('owner') };
  const refused = await admin.ok(call, { body: { worker: toOwner, chosen: chosen(now) } });
  expect(refused.data).toMatchObject({ changed: 0, left: [{ reason: 'refused' }] });
  expect(refused.data.left[0]?.said).toContain('role');
  const staff = { kind: 'member' as const, id: await memberIdOf('admin') };
  expect((await admin.ok(call, { body: { worker: staff, chosen: chosen(now) } })).data.changed).toBe(1);
  const body = { worker: null, chosen: chosen(now) };
  for (const person of [await scene.worker(), await scene.board()])
    expect((await person.call(call, { body })).status).toBe(403);
});
