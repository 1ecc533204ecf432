import { withApp } from '../../../../testing';
import { requestsOf } from '../../request/requests.fixture';
import { WorkScene } from './work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const { storedFile, report, comment, handled } = requestsOf(app);

const stored = async (count: number) => {
  const ids: string[] = [];
  for (let place = 1; place <= count; place += 1) ids.push(await storedFile(`photo-${place}.txt`));
  return ids;
};

test('an order has 40 photos of each phase, and more are refused with a sentence and change nothing', async () => {
  const admin = await scene.admin();
  const draft = await scene.create('Forty photos', { vendorId: await scene.vendor('Photographed') });
  const { id: workOrderId, version } = await scene.action(admin, draft, 'issue');
  const fileIds = await stored(41);
  const put = (ids: string[], at: number) =>
    admin.callAny('PUT /api/v1/work-orders/:workOrderId/photos', {
      params: { workOrderId },
      body: { phase: 'before', fileIds: ids, version: at },
    });
  expect(await put(fileIds, version)).toMatchObject({
    status: 422,
    body: { fields: { fileIds: 'Choose up to 40 photos.' } },
  });
  expect((await scene.read(admin, workOrderId)).photosBefore).toEqual([]);
  expect((await put(fileIds.slice(0, 40), version)).status).toBe(200);
  const names = (await scene.read(admin, workOrderId)).photosBefore.map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 40 }, (_, place) => `photo-${place + 1}.txt`));
});

test('a comment takes 10 files; 500 are refused with a sentence, and none of them is stored with it', async () => {
  const { id } = await report('owner', { title: 'Many pictures' });
  const fileIds = await stored(11);
  const tooMany = {
    status: 422,
    body: { fields: { fileIds: 'Choose up to 10 files. Add the rest in another comment.' } },
  };
  const many = Array.from({ length: 500 }, () => fileIds[0] ?? '');
  expect(await comment('owner', id, 'All of them', { fileIds: many })).toMatchObject(tooMany);
  expect(await comment('owner', id, 'One too many', { fileIds })).toMatchObject(tooMany);
  expect((await handled(id)).commentList).toEqual([]);
  expect((await comment('owner', id, 'Ten', { fileIds: fileIds.slice(0, 10) })).status).toBeLessThan(300);
  expect((await handled(id)).commentList.map(({ files }) => files.length)).toEqual([10]);
});

test('a step that is written anew is to be done again; one that stays as it was is not', async () => {
  const [admin, worker] = [await scene.admin(), await scene.worker()];
  const vendorId = await scene.vendor('Pressure Plumbing');
  await scene.giveTo(vendorId);
  const draft = await scene.create('Set the pressure', {
    vendorId,
    checks: [
      { id: null, text: 'Set pressure to 20 psi' },
      { id: null, text: 'Close the box' },
    ],
  });
  const params = { workOrderId: draft.id };
  const started = await scene.action(worker, await scene.action(admin, draft, 'issue'), 'start');
  for (const { id: checkId } of started.checks)
    await worker.ok('PUT /api/v1/work-orders/:workOrderId/checks/:checkId', {
      params: { ...params, checkId },
      body: { isDone: true },
    });
  const [pressure, box] = started.checks;
  const { data } = await admin.ok('PUT /api/v1/work-orders/:workOrderId', {
    params,
    body: {
      title: started.title,
      vendorId,
      version: started.version,
      checks: [
        { id: pressure?.id ?? null, text: 'Set pressure to 40 psi' },
        { id: box?.id ?? null, text: 'Close the box' },
      ],
    },
  });
  expect(data.checks.map(({ text, doneAt }) => [text, doneAt !== null])).toEqual([
    ['Set pressure to 40 psi', false],
    ['Close the box', true],
  ]);
});
