import { withApp } from '../../../../testing';
import { requestsOf } from '../../request/requests.fixture';
import { WorkScene } from '../lifecycle/work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const { inDemo, report } = requestsOf(app);
const photos = 'PUT /api/v1/work-orders/:workOrderId/photos';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Stores a picture as an upload does, not yet of anything. Gives its id. */
async function picture(name: string): Promise<string> {
  const file = { tenantId: app.tenants.demo, name, content: pixel, uploadedBy: null };
  return (await inDemo((tx) => app.platform.files.store(tx, file))).id;
}

/** An order of a vendor that is under way, with a photo before the work. */
async function underWay(title: string, vendorId: string) {
  const admin = await scene.admin();
  const draft = await scene.create(title, { vendorId, fileIds: [await picture(`${title}-plan.png`)] });
  const started = await scene.action(admin, await scene.action(admin, draft, 'issue'), 'start');
  const fileId = await picture(`${title}-before.png`);
  const body = { phase: 'before' as const, fileIds: [fileId], version: started.version };
  const { data } = await admin.ok(photos, { params: { workOrderId: draft.id }, body });
  return { order: data, fileId };
}

test('photos before and after the work are set by its vendor, listed in their order, and replaced', async () => {
  const worker = await scene.worker();
  const vendorId = await scene.vendor('Photo LLC');
  await scene.giveTo(vendorId);
  const { order } = await underWay('Repair the steps', vendorId);
  const params = { workOrderId: order.id };
  const [first, second] = [await picture('after-1.png'), await picture('after-2.png')];
  const put = async (fileIds: string[], phase: 'before' | 'after', version: number) =>
    worker.call(photos, { params, body: { phase, fileIds, version } });
  expect((await put([first, second], 'after', order.version)).status).toBe(200);
  const read = await scene.read(await scene.admin(), order.id);
  expect(read.photosBefore.map(({ name }) => name)).toEqual(['Repair the steps-before.png']);
  expect(read.photosAfter.map(({ name }) => name)).toEqual(['after-1.png', 'after-2.png']);
  // Each leads to its bytes.
  const { url = '' } = read.photosAfter[0] ?? {};
  const bytes = await app.app.inject({ method: 'GET', url, headers: { host: 'demo.localhost:8080' } });
  expect(bytes.statusCode).toBe(200);
  expect(bytes.rawPayload.equals(pixel)).toBe(true);
  expect(await put([first], 'after', order.version)).toMatchObject({ status: 409 });
  expect((await put([second], 'after', read.version)).status).toBe(200);
  expect((await scene.read(worker, order.id)).photosAfter.map(({ name }) => name)).toEqual(['after-2.png']);
  const history = await (await scene.admin()).ok('GET /api/v1/work-orders/:workOrderId/history', { params });
  expect(history.data.filter(({ action }) => action === 'work-order.photos')).toHaveLength(3);
});

test('a vendor reads no file of another vendor’s order, of a request or a document', async () => {
  const [admin, worker] = [await scene.admin(), await scene.worker()];
  const [mineId, otherId] = [await scene.vendor('Own files'), await scene.vendor('Other files')];
  await scene.giveTo(mineId);
  const mine = await underWay('Own order', mineId);
  const other = await underWay('Other order', otherId);
  expect((await scene.read(worker, mine.order.id)).photosBefore).toHaveLength(1);
  const photo = await picture('of-request.png');
  const request = await report('owner', { title: 'With a photo', fileIds: [photo] });
  const { id: documentId } = await inDemo((tx) =>
    tx.selectFrom('document').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
  );
  const ofOrder = { params: { workOrderId: other.order.id } };
  const ofRequest = { params: { requestId: request.id } };
  const ofDocument = { params: { documentId } };
  const answers = [
    await worker.callAny('GET /api/v1/work-orders/:workOrderId', ofOrder),
    await worker.callAny('GET /api/v1/work-orders/:workOrderId/paper', ofOrder),
    await worker.callAny('GET /api/v1/requests/:requestId/history', ofRequest),
    await worker.callAny('GET /api/v1/documents/:documentId/content', ofDocument),
    await worker.callAny('GET /api/v1/documents/:documentId/thumbnail', ofDocument),
    await worker.callAny('GET /api/v1/documents/:documentId/text', ofDocument),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  // Their role has no requests of its own, nor those of the community.
  for (const path of [
    'GET /api/v1/my-requests/:requestId',
    'GET /api/v1/community-requests/:requestId',
  ] as const)
    expect((await worker.callAny(path, ofRequest)).status).toBe(403);
  expect((await admin.callAny('GET /api/v1/documents/:documentId/content', ofDocument)).status).toBe(200);
  // Bytes come by signed links alone, and those are with the record: an id opens nothing.
  for (const fileId of [other.fileId, photo]) {
    const query = { expires: Math.floor(Date.now() / 1000) + 600, signature: 'x'.repeat(43) };
    const bytes = await worker.callAny('GET /api/v1/files/:fileId', { params: { fileId }, query });
    expect(bytes.status).toBeGreaterThanOrEqual(400);
    expect(bytes.text).not.toContain('PNG');
    // Nor does one as a photo of the own order.
    const body = { phase: 'before', fileIds: [mine.fileId, fileId], version: mine.order.version };
    const taken = await worker.callAny(photos, { params: { workOrderId: mine.order.id }, body });
    expect(taken.status).toBe(409);
  }
  expect((await scene.read(admin, mine.order.id)).photosBefore.map(({ id }) => id)).toEqual([mine.fileId]);
  // A link of another file opens that alone.
  const [own] = (await scene.read(worker, mine.order.id)).photosBefore;
  const swapped = (own?.url ?? '').replace(mine.fileId, other.fileId);
  const read = await app.app.inject({
    method: 'GET',
    url: swapped,
    headers: { host: 'demo.localhost:8080' },
  });
  expect(read.statusCode).toBeGreaterThanOrEqual(400);
});
