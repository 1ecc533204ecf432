import { archiveProperties } from './bulk/archive-many.service';
import { actionsIn, inJobsFromFour } from './bulk-jobs.fixture';
import { withApp } from '../../../../testing';

const scene = withApp();
const admin = () => scene.client.as('admin', 'demo');
const { add, begin, inUse, stateOf, slice } = actionsIn(scene);

inJobsFromFour(archiveProperties);
afterEach(() => jest.restoreAllMocks());

const latest = async () =>
  (await (await admin()).ok('GET /api/v1/shell/notifications', { query: {} })).data[0];
const setAction = (jobId: string, values: { action: string }) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.updateTable('bulkJob').set(values).where('id', '=', jobId).execute(),
  );

const historyOf = (jobId: string) =>
  scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['action', 'actorName', 'changes'])
      .where('subjectType', '=', 'bulk-job')
      .where('subjectId', '=', jobId)
      .orderBy('at')
      .execute(),
  );

test('an action that goes wrong again and again ends, and who began it is told with what was done', async () => {
  await add('Failing', 5);
  const { jobId } = await begin('Failing', 5);
  const failing = jest.spyOn(archiveProperties, 'change');
  const fail = async () => {
    failing.mockRejectedValueOnce(new Error('it goes wrong'));
    await expect(slice(jobId)).rejects.toThrow('it goes wrong');
  };
  for (let time = 1; time <= 4; time++) await fail();
  // What goes well in between begins the count anew.
  expect(await slice(jobId)).toBe(true);
  for (let time = 1; time <= 4; time++) await fail();
  expect(await stateOf(jobId)).toMatchObject({ status: 'running', changed: 2 });
  await fail();
  expect(await stateOf(jobId)).toMatchObject({ status: 'failed', changed: 2, total: 5 });
  expect(await slice(jobId)).toBe(false);
  expect(await inUse('Failing')).toBe(3);
  expect(await latest()).toMatchObject({
    title: 'Archive properties: failed',
    text: expect.stringMatching(/^2 of 5 updated\. Something went wrong/),
  });
  expect((await historyOf(jobId)).at(-1)).toMatchObject({
    action: 'bulk-job.end',
    actorName: 'Courtyard',
    changes: { status: { before: 'running', after: 'failed' }, changed: { after: 2 }, total: { after: 5 } },
  });
});

test('a row that somebody changed after it was frozen stays as it is, and is named', async () => {
  const ids = await add('Frozen', 4);
  const { jobId } = await begin('Frozen', 4);
  await (
    await admin()
  ).ok('POST /api/v1/properties/status', {
    body: { chosen: { records: [{ id: ids[3] ?? '', version: 1 }] }, status: 'renovation' },
  });
  expect(await slice(jobId)).toBe(true);
  expect(await slice(jobId)).toBe(false);
  expect(await stateOf(jobId)).toMatchObject({
    status: 'done',
    changed: 3,
    unchanged: 1,
    left: [{ id: ids[3], name: 'Frozen 4', reason: 'changed-meanwhile' }],
  });
  expect(await inUse('Frozen')).toBe(1);
});

test('it ends where the community switches the section off', async () => {
  await add('Off', 5);
  const { jobId } = await begin('Off', 5);
  await slice(jobId);
  const { pool } = scene.platform;
  await pool.query(
    `insert into section (id, title, base_path) values ('properties', 'Properties', '/properties')`,
  );
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .insertInto('tenantSection')
      .values({ tenantId: scene.tenants.demo, sectionId: 'properties', enabled: false, channel: 'stable' })
      .execute(),
  );
  expect(await slice(jobId)).toBe(false);
  expect(await stateOf(jobId)).toMatchObject({ status: 'cancelled', changed: 2 });
  expect(await latest()).toMatchObject({
    title: 'Archive properties: stopped',
    text: '2 of 5 updated. Your community no longer uses this section.',
  });
  await pool.query(`delete from section where id = 'properties'`);
  expect(await inUse('Off')).toBe(3);
});

test('what a release does not know waits for one that does, for a day', async () => {
  await add('Later', 4);
  const { jobId } = await begin('Later', 4);
  await setAction(jobId, { action: 'properties.later' });
  expect(await slice(jobId)).toBe(false);
  expect(await stateOf(jobId)).toMatchObject({ status: 'running', changed: 0, label: 'Bulk change' });
  await setAction(jobId, { action: 'properties.archive' });
  expect(await slice(jobId)).toBe(true);
  await setAction(jobId, { action: 'properties.later' });
  const now = scene.platform.clock();
  scene.setClock(new Date(now.getTime() + 25 * 3_600_000));
  expect(await slice(jobId)).toBe(false);
  scene.setClock(now);
  expect(await stateOf(jobId)).toMatchObject({ status: 'failed', changed: 2 });
  expect(await latest()).toMatchObject({ title: 'Bulk change: failed' });
});

test('that it was begun and stopped is in the history, and its list is read once', async () => {
  await add('Told', 4);
  const read = jest.spyOn(archiveProperties, 'read');
  const { jobId } = await begin('Told', 4);
  expect(read).toHaveBeenCalledTimes(1);
  await slice(jobId);
  await (await admin()).ok('POST /api/v1/shell/bulk-jobs/:jobId/cancel', { params: { jobId } });
  expect(await historyOf(jobId)).toMatchObject([
    {
      action: 'bulk-job.start',
      actorName: 'Maya Okafor',
      changes: { action: { after: 'properties.archive' }, total: { after: 4 } },
    },
    {
      action: 'bulk-job.cancel',
      actorName: 'Maya Okafor',
      changes: { status: { before: 'running', after: 'cancelled' }, changed: { after: 2 } },
    },
  ]);
});
