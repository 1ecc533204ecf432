import { sql } from 'kysely';
import { archiveProperties } from './bulk/archive-many.service';
import { setPropertyStatus } from './bulk/status-many';
import { problemOf } from '../../../../platform/http/answer/errors';
import { withApp } from '../../../../testing';
import { actionsIn, inJobsFromFour } from './bulk-jobs.fixture';

const scene = withApp();
const admin = () => scene.client.as('admin', 'demo');
const tenantId = () => scene.tenants.demo;

inJobsFromFour(archiveProperties, setPropertyStatus);
afterEach(() => jest.restoreAllMocks());

const { add, begin, inUse, stateOf, slice } = actionsIn(scene);
const archivedTimes = async (propertyId: string) => {
  const history = await (
    await admin()
  ).ok('GET /api/v1/properties/:propertyId/history', { params: { propertyId } });
  return history.data.filter(({ action }) => action === 'property.archive').length;
};

test('what is more than one call changes is confirmed by its number and done slice by slice', async () => {
  await add('Job', 5);
  const body = { matching: { building: ['Job'] }, expected: 6 };
  const wrong = await (await admin()).call('POST /api/v1/properties/archive', { body });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'list-changed' } });
  const { jobId, data } = await begin('Job', 5);
  expect(data).toMatchObject({ changed: 0, job: { total: 5 } });
  expect(await inUse('Job')).toBe(5);
  // One that comes after it was confirmed is left alone.
  await (
    await admin()
  ).ok('POST /api/v1/properties', { body: { unitNumber: 'late', building: 'Job', address: {} } });
  expect(await slice(jobId)).toBe(true);
  expect(await stateOf(jobId)).toMatchObject({
    label: 'Archive properties',
    status: 'running',
    total: 5,
    changed: 2,
  });
  expect(await slice(jobId)).toBe(true);
  expect(await slice(jobId)).toBe(false);
  expect(await stateOf(jobId)).toMatchObject({ status: 'done', changed: 5, unchanged: 0 });
  expect(await inUse('Job')).toBe(1);
  const told = await (await admin()).ok('GET /api/v1/shell/notifications', { query: {} });
  expect(told.data[0]).toMatchObject({ title: 'Archive properties: done', text: '5 of 5 updated.' });
});

test('a process that is killed within a slice leaves the slice undone, and no row is done twice', async () => {
  const ids = await add('Killed', 5);
  const { jobId } = await begin('Killed', 5);
  await slice(jobId);
  const { change } = archiveProperties;
  jest.spyOn(archiveProperties, 'change').mockImplementationOnce(async (context, rows, input) => {
    await change(context, rows, input);
    // The connection goes as it does with its process.
    await scene.platform.pool.query('select pg_terminate_backend($1)', [
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(context.tx)).rows[0]?.pid,
    ]);
    return { done: [], left: [] };
  });
  // Told by the server's farewell or by a write that finds nobody: a caller is told the same of both.
  const broken = await slice(jobId).catch((error: unknown) => error);
  expect(problemOf(broken)).toMatchObject({ status: 503 });
  expect(await stateOf(jobId)).toMatchObject({ status: 'running', changed: 2 });
  expect(await inUse('Killed')).toBe(3);

  // Nobody is at it any more: it is taken up again.
  const now = scene.platform.clock();
  scene.setClock(new Date(now.getTime() + 60_000));
  await scene.runJob('bulk-jobs.resume');
  await scene.runJob('bulk-jobs.run', { tenantId: tenantId(), jobId });
  scene.setClock(now);
  expect(await stateOf(jobId)).toMatchObject({ status: 'done', changed: 5, unchanged: 0 });
  for (const id of ids) expect(await archivedTimes(id)).toBe(1);
});

test('it is stopped between two slices by who began it, and nobody else sees it', async () => {
  await add('Stopped', 5);
  const { jobId } = await begin('Stopped', 5);
  await slice(jobId);
  const params = { jobId };
  const other = await scene.client.as('board', 'demo');
  expect((await other.call('POST /api/v1/shell/bulk-jobs/:jobId/cancel', { params })).status).toBe(404);
  const { data } = await (await admin()).ok('POST /api/v1/shell/bulk-jobs/:jobId/cancel', { params });
  expect(data).toMatchObject({ status: 'cancelled', changed: 2 });
  expect(await slice(jobId)).toBe(false);
  expect(await inUse('Stopped')).toBe(3);
});

test('what it is told is kept, and who lost the permission meanwhile goes on with nothing', async () => {
  await add('Input', 5);
  const body = {
    chosen: { matching: { building: ['Input'] }, expected: 5 },
    status: 'renovation' as const,
  };
  const { data } = await (await admin()).ok('POST /api/v1/properties/status', { body });
  const jobId = data.job?.id ?? '';
  await slice(jobId);
  const query = { building: ['Input'], status: ['renovation' as const] };
  const list = async () => (await (await admin()).ok('GET /api/v1/properties', { query })).page.total;
  expect(await list()).toBe(2);
  await scene.platform.inTenant(tenantId(), (tx) =>
    tx
      .updateTable('bulkJob')
      .set({
        memberId: sql`(select id from member where status = 'active' and id not in
      (select member_id from member_role join role_permission using (tenant_id, role_id)
        where permission = 'Property Update') limit 1)`,
      })
      .where('id', '=', jobId)
      .execute(),
  );
  expect(await slice(jobId)).toBe(false);
  expect(await list()).toBe(2);
});
