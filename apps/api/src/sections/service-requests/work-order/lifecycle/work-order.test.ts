import { withApp } from '../../../../testing';
import { WorkScene } from './work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);

const at = (hour: number) => `2031-03-10T${String(hour).padStart(2, '0')}:00:00Z`;

test('an order goes from its draft to accepted work, as its vendor and a manager do it', async () => {
  const [admin, worker] = [await scene.admin(), await scene.worker()];
  const vendorId = await scene.vendor('Path Plumbing');
  await scene.giveTo(vendorId);
  const draft = await scene.create('Fix the leak', {
    vendorId,
    checks: [
      { id: null, text: 'Shut off water' },
      { id: null, text: 'Replace valve' },
    ],
  });
  expect(draft).toMatchObject({
    state: 'draft',
    totalMinor: 0,
    worker: { kind: 'vendor', name: 'Path Plumbing' },
  });
  const params = { workOrderId: draft.id };
  // A vendor sees nothing of it before it is issued.
  expect((await worker.call('GET /api/v1/work-orders/:workOrderId', { params })).status).toBe(404);
  await scene.action(admin, draft, 'issue');
  const seen = await scene.read(worker, draft.id);
  expect(seen.may).toMatchObject({ manage: false, work: true, actions: ['confirm', 'start', 'decline'] });
  await scene.action(worker, seen, 'confirm');
  const visit = { startsAt: at(14), endsAt: at(16) };
  const proposed = (await worker.ok('POST /api/v1/work-orders/:workOrderId/visits', { params, body: visit }))
    .data;
  expect(proposed).toMatchObject({ state: 'issued', visits: [{ state: 'proposed' }] });
  const visitId = proposed.visits[0]?.id ?? '';
  const confirm = { params: { ...params, visitId }, body: {} };
  expect(
    (await worker.call('POST /api/v1/work-orders/:workOrderId/visits/:visitId/confirm', confirm)).status,
  ).toBe(403);
  await admin.ok('POST /api/v1/work-orders/:workOrderId/visits/:visitId/confirm', confirm);
  const scheduled = await scene.read(worker, draft.id);
  expect(scheduled.state).toBe('scheduled');
  const started = await scene.action(worker, scheduled, 'start');
  expect(await scene.tryAction(worker, started, 'finish')).toMatchObject({
    status: 409,
    body: { code: 'checks-open' },
  });
  for (const { id: checkId } of started.checks)
    await worker.ok('PUT /api/v1/work-orders/:workOrderId/checks/:checkId', {
      params: { ...params, checkId },
      body: { isDone: true },
    });
  const checked = await scene.read(worker, draft.id);
  // The page may send the version it had before the last step was answered.
  expect(checked.version).toBe(started.version);
  const lines = [
    { kind: 'labor' as const, description: 'Plumber', quantityThousandths: 1250, unitMinor: 8500 },
    { kind: 'part' as const, description: 'Valve', quantityThousandths: 3, unitMinor: 333 },
  ];
  const billed = await worker.ok('PUT /api/v1/work-orders/:workOrderId/lines', {
    params,
    body: { lines, version: checked.version },
  });
  expect(billed.data.lines.map(({ amountMinor }) => amountMinor)).toEqual([10_625, 1]);
  expect(billed.data.totalMinor).toBe(10_626);
  await scene.action(worker, billed.data, 'finish', 'Replaced the valve.');
  const done = await scene.read(admin, draft.id);
  expect(done).toMatchObject({
    state: 'done',
    workNote: 'Replaced the valve.',
    may: { actions: ['accept', 'return'] },
  });
  expect(await scene.action(admin, done, 'accept')).toMatchObject({
    state: 'accepted',
    may: { actions: [] },
  });
  const history = await admin.ok('GET /api/v1/work-orders/:workOrderId/history', { params });
  expect(history.data.map(({ action }) => action)).toContain('work-order.visit-confirm');
  // Names of those who ask stay inside.
  expect((await worker.call('GET /api/v1/work-orders/:workOrderId/history', { params })).status).toBe(404);
});

test('pressed twice, or by two at once, an action is done once', async () => {
  const admin = await scene.admin();
  const vendorId = await scene.vendor('Twice Plumbing');
  const draft = await scene.create('Twice', { vendorId });
  const answers = await Promise.all([
    scene.tryAction(admin, draft, 'issue'),
    scene.tryAction(admin, draft, 'issue'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const body = { title: 'Once' };
  const key = '0d8f9a52-7a55-4c7e-9a55-6f6b0f3c1a10';
  const [one, two] = [
    await admin.ok('POST /api/v1/work-orders', { body, idempotencyKey: key }),
    await admin.ok('POST /api/v1/work-orders', { body, idempotencyKey: key }),
  ];
  expect(two.data.id).toBe(one.data.id);
});

test('numbers are counted without a gap, also by two at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, (_none, place) => scene.create(`Counted ${place}`)),
  );
  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
});

test('vendor, staff member and unit have one visit at a time', async () => {
  const admin = await scene.admin();
  const [vendorId, otherId] = [await scene.vendor('Busy'), await scene.vendor('Other')];
  const unit = (await admin.ok('GET /api/v1/properties', { query: { limit: 1 } })).data[0];
  const place = { kind: 'unit' as const, id: unit?.id ?? '' };
  const orders = [
    await scene.create('First', { vendorId }),
    await scene.create('Same vendor', { vendorId }),
    await scene.create('In a unit', { vendorId: otherId, place }),
    await scene.create('Same unit', { vendorId, place }),
  ];
  for (const order of orders) await scene.action(admin, order, 'issue');
  const visit = (index: number, from: number, to: number) =>
    admin.call('POST /api/v1/work-orders/:workOrderId/visits', {
      params: { workOrderId: orders[index]?.id ?? '' },
      body: { startsAt: at(from), endsAt: at(to) },
    });
  expect((await visit(0, 8, 10)).status).toBe(201);
  // One that begins as the other ends is no overlap.
  expect((await visit(1, 10, 11)).status).toBe(201);
  expect(await visit(1, 9, 10)).toMatchObject({ status: 409, body: { code: 'visit-overlap' } });
  expect((await visit(2, 9, 10)).status).toBe(201);
  expect(await visit(3, 9, 10)).toMatchObject({ status: 409, body: { code: 'visit-overlap' } });
  // Two at once: the database lets one in.
  const both = await Promise.all([visit(0, 12, 13), visit(1, 12, 13)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  // A cancelled one is in nobody's way.
  const first = await scene.read(admin, orders[0]?.id ?? '');
  const cancelled = first.visits.find(({ startsAt }) => new Date(startsAt).getUTCHours() === 8)?.id ?? '';
  await admin.ok('POST /api/v1/work-orders/:workOrderId/visits/:visitId/cancel', {
    params: { workOrderId: first.id, visitId: cancelled },
    body: {},
  });
  expect((await visit(1, 8, 9)).status).toBe(201);
});

test('a vendor reaches no other order, and nothing beside theirs', async () => {
  const [admin, worker] = [await scene.admin(), await scene.worker()];
  const [mineId, otherId] = [await scene.vendor('Mine'), await scene.vendor('Not mine')];
  await scene.giveTo(mineId);
  const mine = await scene.create('Isolated mine', { vendorId: mineId });
  const other = await scene.create('Isolated other', { vendorId: otherId });
  for (const order of [mine, other]) await scene.action(admin, order, 'issue');
  await scene.create('Isolated draft', { vendorId: mineId });
  const query = { search: 'isolated' };
  expect((await worker.ok('GET /api/v1/work-orders', { query })).data.map(({ id }) => id)).toEqual([mine.id]);
  expect((await worker.ok('GET /api/v1/work-orders/totals', { query })).data.count).toBe(1);
  const values = await worker.ok('GET /api/v1/work-orders/values', { query: { of: 'vendorId' } });
  expect(values.data.values.map(({ label }) => label)).toEqual(['Mine']);
  const file = await worker.call('GET /api/v1/work-orders/export', { query });
  expect(file.text).toContain('Isolated mine');
  expect(file.text).not.toContain('Isolated other');
  const found = await worker.ok('GET /api/v1/search', { query: { q: 'isolated' } });
  expect(JSON.stringify(found)).not.toContain('Isolated other');
  const params = { workOrderId: other.id };
  const calls = [
    worker.callAny('GET /api/v1/work-orders/:workOrderId', { params }),
    worker.callAny('GET /api/v1/work-orders/:workOrderId/paper', { params }),
    worker.callAny('GET /api/v1/resident-work/:workOrderId', { params }),
    worker.callAny('POST /api/v1/work-orders/:workOrderId/state', {
      params,
      body: { action: 'start', version: 2 },
    }),
    worker.callAny('POST /api/v1/work-orders/:workOrderId/visits', {
      params,
      body: { startsAt: at(1), endsAt: at(2) },
    }),
    worker.callAny('PUT /api/v1/work-orders/:workOrderId/lines', { params, body: { lines: [], version: 2 } }),
    worker.callAny('PUT /api/v1/work-orders/:workOrderId/photos', {
      params,
      body: { phase: 'before', fileIds: [], version: 2 },
    }),
    worker.callAny('POST /api/v1/work-orders/:workOrderId/sign-off', { params, body: { name: 'X' } }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
  for (const call of [
    'GET /api/v1/vendors',
    'GET /api/v1/work-orders/choices',
    'GET /api/v1/members',
  ] as const)
    expect((await worker.callAny(call)).status).toBe(403);
  const own = await scene.read(worker, mine.id);
  expect(own).toMatchObject({ requests: [], bill: null, plan: null, approvalId: null });
});

test('an estimate over the limit waits for a second person, who is not the one who wrote it', async () => {
  const [admin, board] = [await scene.admin(), await scene.board()];
  const vendorId = await scene.vendor('Expensive Roofing');
  const draft = await scene.create('New roof', { vendorId, estimateMinor: 50_000 });
  const asked = await scene.action(admin, draft, 'issue');
  expect(asked).toMatchObject({ state: 'draft', approvalId: expect.any(String) });
  const params = { approvalId: asked.approvalId ?? '' };
  expect((await admin.call('POST /api/v1/approvals/:approvalId/approve', { params })).status).toBe(409);
  await board.ok('POST /api/v1/approvals/:approvalId/approve', { params });
  expect(await scene.read(admin, draft.id)).toMatchObject({ state: 'issued', approvalId: null });
  const small = await scene.create('Small', { vendorId, estimateMinor: 49_999 });
  expect(await scene.action(admin, small, 'issue')).toMatchObject({ state: 'issued' });
});

test('a change of what is pending withdraws it, and another vendor cancels what was planned', async () => {
  const admin = await scene.admin();
  const [vendorId, otherId] = [await scene.vendor('Before'), await scene.vendor('After')];
  const draft = await scene.create('Repave', { vendorId, estimateMinor: 90_000 });
  const asked = await scene.action(admin, draft, 'issue');
  const params = { workOrderId: draft.id };
  const put = (order: typeof draft, more: object) =>
    admin.ok('PUT /api/v1/work-orders/:workOrderId', {
      params,
      body: { title: order.title, vendorId, version: order.version, ...more },
    });
  const lowered = (await put(asked, { estimateMinor: 10_000 })).data;
  expect((await scene.read(admin, draft.id)).approvalId).toBeNull();
  const issued = await scene.action(admin, lowered, 'issue');
  await admin.ok('POST /api/v1/work-orders/:workOrderId/visits', {
    params,
    body: { startsAt: at(20), endsAt: at(21) },
  });
  const planned = await scene.read(admin, draft.id);
  expect([issued.state, planned.state]).toEqual(['issued', 'scheduled']);
  const moved = (await put(planned, { vendorId: otherId })).data;
  expect(moved).toMatchObject({ state: 'issued', visits: [{ state: 'cancelled' }] });
});

test('bad input says what to do, and nothing is kept', async () => {
  const admin = await scene.admin();
  const nothing = '00000000-0000-4000-8000-000000000000';
  const refused = async (body: object) =>
    (await admin.callAny('POST /api/v1/work-orders', { body: { title: 'Odd', ...body } })).body;
  expect(await refused({ vendorId: nothing })).toMatchObject({ fields: { vendorId: expect.any(String) } });
  expect(await refused({ assigneeId: nothing })).toMatchObject({
    fields: { assigneeId: expect.any(String) },
  });
  expect(await refused({ vendorId: nothing, assigneeId: nothing })).toMatchObject({
    fields: { assigneeId: expect.any(String) },
  });
  expect(await refused({ requestIds: [nothing] })).toMatchObject({
    fields: { requestIds: expect.any(String) },
  });
  expect(await refused({ place: { kind: 'area', id: nothing } })).toMatchObject({
    fields: { place: expect.any(String) },
  });
  const draft = await scene.create('Odd order');
  expect(await scene.tryAction(admin, draft, 'issue')).toMatchObject({
    status: 409,
    body: { code: 'no-worker' },
  });
  expect(await scene.tryAction(admin, draft, 'cancel')).toMatchObject({ status: 422 });
  expect(await scene.tryAction(admin, draft, 'accept')).toMatchObject({
    status: 409,
    body: { code: 'not-possible' },
  });
  const visit = { params: { workOrderId: draft.id }, body: { startsAt: at(2), endsAt: at(1) } };
  expect((await admin.call('POST /api/v1/work-orders/:workOrderId/visits', visit)).status).toBe(422);
});
