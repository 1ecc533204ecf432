import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { withApp } from '../../../../testing';
import { memberOf } from '../../../../platform/notifications/notice.fixture';
import { WorkScene } from './work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);

const change = async (order: WorkOrder, more: object) => {
  const vendorId = order.worker?.id ?? null;
  const { title, estimateMinor, version } = order;
  const input = {
    params: { workOrderId: order.id },
    body: { title, vendorId, estimateMinor, version, ...more },
  };
  return (await scene.admin()).call('PUT /api/v1/work-orders/:workOrderId', input);
};

test('an issued order costs no more than was approved, and is done by nobody else', async () => {
  const admin = await scene.admin();
  const [vendorId, otherId] = [await scene.vendor('Approved'), await scene.vendor('Not approved')];
  const small = await scene.action(
    admin,
    await scene.create('Small', { vendorId, estimateMinor: 40_000 }),
    'issue',
  );
  expect(await change(small, { estimateMinor: 4_000_000 })).toMatchObject({
    status: 409,
    body: { code: 'needs-approval', detail: expect.stringContaining('reopen it') },
  });
  // Below the limit nobody is asked.
  const raised = await change(small, { estimateMinor: 49_999, vendorId: otherId });
  expect(raised).toMatchObject({ status: 200, body: { data: { estimateMinor: 49_999 } } });
  const large = await scene.create('Large', { vendorId, estimateMinor: 90_000 });
  const { approvalId } = await scene.action(admin, large, 'issue');
  const params = { approvalId: approvalId ?? '' };
  await (await scene.board()).ok('POST /api/v1/approvals/:approvalId/approve', { params });
  const issued = await scene.read(admin, large.id);
  expect((await change(issued, { vendorId: otherId })).status).toBe(409);
  expect((await change(issued, { estimateMinor: 90_001 })).status).toBe(409);
  expect((await change(issued, { estimateMinor: 80_000, dueOn: '2031-01-01' })).status).toBe(200);
  // Reopened it is a draft, and is approved as one.
  const again = await scene.action(admin, await scene.read(admin, large.id), 'cancel', 'Costs more');
  const draft = await scene.action(admin, again, 'reopen');
  const dearer = await change(draft, { estimateMinor: 120_000, vendorId: otherId });
  expect(dearer.status).toBe(200);
  const asked = await scene.action(admin, await scene.read(admin, large.id), 'issue');
  expect(asked).toMatchObject({ state: 'draft', approvalId: expect.any(String) });
});

test('a draft is not issued to a vendor who was archived meanwhile, before its approval or after', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Gone');
  const asked = await scene.create('Asked', { vendorId, estimateMinor: 90_000 });
  const { approvalId } = await scene.action(admin, asked, 'issue');
  const draft = await scene.create('Not asked', { vendorId });
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('vendor').set({ archivedAt: new Date() }).where('id', '=', vendorId).execute(),
  );
  const gone = {
    status: 409,
    body: { code: 'worker-gone', detail: 'This vendor is archived. Choose another.' },
  };
  expect(await scene.tryAction(admin, draft, 'issue')).toMatchObject(gone);
  const params = { approvalId: approvalId ?? '' };
  await (await scene.board()).call('POST /api/v1/approvals/:approvalId/approve', { params });
  for (const { id } of [asked, draft])
    expect(await scene.read(admin, id)).toMatchObject({ state: 'draft', worker: { id: vendorId } });
});

test('an issued order whose vendor is archived goes on to its end, and is given to no archived vendor again', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Archived later');
  const order = await scene.action(admin, await scene.create('Goes on', { vendorId }), 'issue');
  const second = await scene.action(admin, await scene.create('Comes back', { vendorId }), 'issue');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('vendor').set({ archivedAt: new Date() }).where('id', '=', vendorId).execute(),
  );
  // It stays with who has it: its other fields change, the work is recorded and accepted.
  expect(await change(order, { title: 'Goes on by next week' })).toMatchObject({ status: 200 });
  const started = await scene.action(admin, await scene.read(admin, order.id), 'start');
  const done = await scene.action(admin, started, 'finish', 'All done.');
  expect(await scene.action(admin, done, 'accept')).toMatchObject({
    state: 'accepted',
    worker: { id: vendorId },
  });
  const reopened = await scene.action(admin, await scene.action(admin, second, 'cancel', 'Later'), 'reopen');
  expect(await scene.tryAction(admin, reopened, 'issue')).toMatchObject({
    status: 409,
    body: { code: 'worker-gone', detail: 'This vendor is archived. Choose another.' },
  });
  expect(await change(await scene.create('Never theirs'), { vendorId })).toMatchObject({
    status: 422,
    body: { fields: { vendorId: 'This vendor is archived. Choose another.' } },
  });
});

test('an order that was cancelled and reopened is signed off anew', async () => {
  const admin = await scene.admin();
  const draft = await scene.create('Signed once', { vendorId: await scene.vendor('Signed once') });
  const started = await scene.action(admin, await scene.action(admin, draft, 'issue'), 'start');
  const params = { workOrderId: draft.id };
  await admin.ok('POST /api/v1/work-orders/:workOrderId/sign-off', { params, body: { name: 'A resident' } });
  const signed = await scene.read(admin, started.id);
  const reopened = await scene.action(
    admin,
    await scene.action(admin, signed, 'cancel', 'Not now'),
    'reopen',
  );
  expect(reopened).toMatchObject({ signOff: null, startedAt: null, finishedAt: null, workNote: null });
});

test('a priority for many leaves closed orders and what is pending as they are', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Prioritized');
  const closed = await scene.action(admin, await scene.create('Closed'), 'cancel', 'Never mind');
  const draft = await scene.create('Pending', { vendorId, estimateMinor: 90_000 });
  const pending = await scene.action(admin, draft, 'issue');
  const records = [closed, pending].map(({ id, version }) => ({ id, version }));
  const answer = await admin.ok('POST /api/v1/work-orders/priority', {
    body: { priority: 'high', chosen: { records } },
  });
  expect(answer.data).toMatchObject({
    done: [{ id: pending.id }],
    left: [{ id: closed.id, reason: 'refused', said: expect.stringContaining('closed') }],
  });
  expect(await scene.read(admin, closed.id)).toMatchObject({ priority: 'normal' });
  const params = { approvalId: pending.approvalId ?? '' };
  await (await scene.board()).ok('POST /api/v1/approvals/:approvalId/approve', { params });
  expect(await scene.read(admin, pending.id)).toMatchObject({ priority: 'high', state: 'issued' });
});

test('no lines come to more than a total can tell', async () => {
  const admin = await scene.admin();
  const draft = await scene.create('Too dear', { vendorId: await scene.vendor('Too dear') });
  const { id: workOrderId, version } = await scene.action(admin, draft, 'issue');
  const put = (lines: object[]) =>
    admin.callAny('PUT /api/v1/work-orders/:workOrderId/lines', {
      params: { workOrderId },
      body: { lines, version },
    });
  const line = {
    kind: 'labor',
    description: 'X',
    quantityThousandths: 1_000_000_000,
    unitMinor: 100_000_000,
  };
  expect(await put([line])).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.unitMinor': expect.stringContaining('too large') } },
  });
  const large = { ...line, quantityThousandths: 1_000_000, unitMinor: 100_000_000 };
  expect((await put(Array.from({ length: 11 }, () => large))).status).toBe(422);
  expect((await admin.ok('GET /api/v1/work-orders/totals', { query: {} })).data.count).toBeGreaterThan(0);
});

test('an order is given to a member who can open it', async () => {
  const assigneeId = await memberOf(app, 'owner');
  const answer = await (
    await scene.admin()
  ).callAny('POST /api/v1/work-orders', { body: { title: 'For a resident', assigneeId } });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { assigneeId: expect.stringContaining('role') } },
  });
});
