import { withApp } from '../../../../../testing';
import { WorkScene } from '../work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);

test('work that a resident signs off is accepted after that alone', async () => {
  const [admin, owner] = [await scene.admin(), await app.client.as('owner', 'demo')];
  const vendorId = await scene.vendor('Signed Painting');
  const place = { kind: 'unit' as const, id: await scene.homeOf('owner') };
  let order = await scene.create('Paint', { vendorId, place, needsSignOff: true });
  const params = { workOrderId: order.id };
  expect((await owner.call('GET /api/v1/resident-work/:workOrderId', { params })).status).toBe(404);
  for (const action of ['issue', 'start', 'finish'] as const) {
    await scene.action(admin, order, action);
    order = await scene.read(admin, order.id);
  }
  expect(await scene.tryAction(admin, order, 'accept')).toMatchObject({ body: { code: 'sign-off-missing' } });
  const signed = await owner.ok('POST /api/v1/resident-work/:workOrderId/sign-off', {
    params,
    body: { note: 'Looks good' },
  });
  expect(signed.data).toMatchObject({ canSign: false, signOff: { name: 'Priya Raman', note: 'Looks good' } });
  expect(
    (await owner.call('POST /api/v1/resident-work/:workOrderId/sign-off', { params, body: {} })).status,
  ).toBe(409);
  const after = await scene.read(admin, order.id);
  expect((await scene.action(admin, after, 'accept')).state).toBe('accepted');
});

test('a work order is a PDF with its lines', async () => {
  const admin = await scene.admin();
  const { id } = await scene.create('On paper', {
    description: 'As agreed.',
    checks: [{ id: null, text: 'Look' }],
  });
  const paper = await admin.callAny('GET /api/v1/work-orders/:workOrderId/paper', {
    params: { workOrderId: id },
  });
  expect(paper).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(paper.text.startsWith('%PDF-')).toBe(true);
});

test('accepted work drafts one bill of its vendor, which is posted once somebody saves it', async () => {
  const [admin, treasurer] = [await scene.admin(), await app.client.as('treasurer', 'demo')];
  const vendorId = await scene.vendor('Billed Plumbing');
  let order = await scene.create('Billed work', { vendorId });
  const params = { workOrderId: order.id };
  for (const action of ['issue', 'start'] as const) {
    await scene.action(admin, order, action);
    order = await scene.read(admin, order.id);
  }
  const lines = [
    { kind: 'labor' as const, description: 'Hours', quantityThousandths: 1500, unitMinor: 9_999 },
  ];
  const body = { lines, version: order.version };
  order = (await admin.ok('PUT /api/v1/work-orders/:workOrderId/lines', { params, body })).data;
  await scene.action(admin, order, 'finish', 'Done.');
  order = await scene.read(admin, order.id);
  const both = await Promise.all([
    scene.tryAction(admin, order, 'accept'),
    scene.tryAction(admin, order, 'accept'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await admin.ok('POST /api/v1/work-orders/:workOrderId/bill', { params, body: {} });
  const bills = (await treasurer.ok('GET /api/v1/bills', { query: { vendorId: [vendorId] } })).data;
  expect(bills).toMatchObject([{ status: 'draft', totalMinor: 14_999, number: `WO-${order.number}` }]);
  const billId = bills[0]?.id ?? '';
  expect((await scene.read(admin, order.id)).bill).toMatchObject({ id: billId, problem: null });
  const bill = (await treasurer.ok('GET /api/v1/bills/:billId', { params: { billId } })).data;
  const { vendor: _v, lines: written, ...rest } = bill;
  const saved = await treasurer.ok('PUT /api/v1/bills/:billId', {
    params: { billId },
    body: {
      kind: rest.kind,
      vendorId,
      number: 'INV-77',
      billedOn: rest.billedOn,
      dueOn: rest.dueOn,
      memo: rest.memo,
      version: rest.version,
      lines: written.map(({ accountId, fundId, description, amountMinor }) => ({
        accountId,
        fundId,
        description,
        amountMinor,
      })),
    },
  });
  expect(saved.data).toMatchObject({ status: 'open', openMinor: 14_999 });
});
