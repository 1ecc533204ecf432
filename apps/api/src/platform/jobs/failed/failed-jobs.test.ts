import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { until } from '../../../testing/until';
import { resetLinkJob } from '../../auth/password/password-reset.service';
import { createServices, type Job } from '../../core/services';

const scene = withApp();
const list = 'GET /api/v1/shell/failed-jobs';
const retry = 'POST /api/v1/shell/failed-jobs/retry';
const dismiss = 'POST /api/v1/shell/failed-jobs/dismiss';
let isBroken = true;
let runs = 0;

/** As the product has it, but for what it does. */
const resetLink: Job = {
  name: 'auth.reset-link',
  title: { en: 'A test', es: 'Una prueba' },
  async run() {
    runs += 1;
    if (isBroken) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  },
};

let worker: ReturnType<typeof createServices>;
beforeAll(async () => {
  worker = createServices(scene.platform);
  await worker.start(scene.platform, [resetLink]);
});
afterAll(() => worker.stop());

const as = (person: 'admin' | 'owner', community: 'demo' | 'lakeside' = 'demo') =>
  scene.client.as(person, community);

const failedIn = async (community: 'demo' | 'lakeside' = 'demo') =>
  (await (await as('admin', community)).ok(list)).data;

/** Has work fail at its last attempt, without waiting out the pauses between them. */
async function fail(payload: object): Promise<void> {
  const before = runs;
  const { jobs, pool } = scene.platform;
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    jobs.enqueue(tx, resetLink.name, payload, { startAfter: 3_600_000 }),
  );
  await pool.query(
    `update pgboss.job set retry_limit = 0, start_after = now() where name = $1 and state = 'created'`,
    [resetLink.name],
  );
  await pool.query(`select pg_notify('courtyard_jobs', $1)`, [resetLink.name]);
  await until(async () => {
    const active = `select from pgboss.job where name = $1 and state in ('created', 'active')`;
    return runs > before && (await pool.query(active, [resetLink.name])).rowCount === 0;
  });
}

const secret = 'somebody@demo.example';

test('what failed is told in plain words to its own community alone, without what it was told to do', async () => {
  await fail({ tenantId: scene.tenants.demo, email: secret });
  await fail({ tenantId: scene.tenants.lakeside, email: secret });
  await fail({ email: secret });
  const found = await failedIn();
  expect(found).toMatchObject({
    total: 1,
    jobs: [
      {
        kind: 'auth.reset-link',
        title: { en: 'Send password link', es: 'Enviar el enlace de contraseña' },
        attempts: 1,
        reason: 'unreachable',
        detail: 'ECONNREFUSED: connect ECONNREFUSED',
      },
    ],
  });
  expect(JSON.stringify(found)).not.toContain(secret);
  const other = await failedIn('lakeside');
  expect(other.total).toBe(1);
  expect(other.jobs[0]?.id).not.toBe(found.jobs[0]?.id);
  // The last wall: the serving role reads no payload and no work of others, whatever a service asks for.
  const payloads = scene.platform.inTenant(scene.tenants.demo, (tx) =>
    sql`select data from pgboss.job`.execute(tx),
  );
  await expect(payloads).rejects.toMatchObject({ code: '42501' });
});

test('it waits as a task for who may have it done again, and is told of once a day', async () => {
  await fail({ tenantId: scene.tenants.demo });
  const admin = await as('admin');
  const ofJobs = async (person: typeof admin, language: 'en' | 'es' = 'en') =>
    (await person.ok('GET /api/v1/me/tasks', { query: { language } })).data.tasks.filter(
      ({ kind }) => kind === 'failed-jobs',
    );
  expect(await ofJobs(admin)).toMatchObject([{ title: '2 jobs failed', link: '/administration/jobs' }]);
  expect(await ofJobs(admin, 'es')).toMatchObject([{ title: '2 trabajos fallaron' }]);
  const told = async (person: typeof admin) =>
    (await person.ok('GET /api/v1/shell/notifications')).data.filter(({ kind }) => kind === 'jobs.failed');
  expect(await told(admin)).toMatchObject([{ link: '/administration/jobs' }]);
  const owner = await as('owner');
  expect(await ofJobs(owner)).toEqual([]);
  expect(await told(owner)).toEqual([]);
});

test('nobody has the work of another community done again or given up', async () => {
  const ids = (await failedIn()).jobs.map(({ id }) => id);
  const other = await as('admin', 'lakeside');
  expect((await other.call(retry, { body: { ids } })).status).toBe(404);
  expect((await other.call(dismiss, { body: { ids, reason: 'Not ours' } })).status).toBe(404);
  expect((await (await as('admin')).call(retry, { body: { ids: [randomUUID()] } })).status).toBe(404);
  expect((await failedIn()).total).toBe(2);
});

test('one is given up with a reason, and the other is done once its cause is gone', async () => {
  const admin = await as('admin');
  const [first, second] = (await failedIn()).jobs.map(({ id }) => id);
  const given = { ids: [first ?? ''], reason: 'They have a new password' };
  expect((await admin.call(dismiss, { body: { ...given, reason: ' ' } })).status).toBe(422);
  expect((await admin.ok(dismiss, { body: given })).data).toEqual({ count: 1 });
  isBroken = false;
  const before = runs;
  expect((await admin.ok(retry, { body: {} })).data).toEqual({ count: 1 });
  await until(() => runs === before + 1);
  await until(async () => (await failedIn()).total === 0);
  expect((await failedIn('lakeside')).total).toBe(1);
  const entries = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['action', 'subjectId', 'changes'])
      .where('subjectType', '=', 'job')
      .orderBy('id')
      .execute(),
  );
  // In the words of the page, in every language.
  const work = { before: null, after: resetLinkJob.title };
  expect(entries).toEqual([
    {
      action: 'job.dismiss',
      subjectId: first,
      changes: {
        state: { before: 'failed', after: 'dismissed' },
        work,
        reason: { before: null, after: given.reason },
      },
    },
    {
      action: 'job.retry',
      subjectId: second,
      changes: { state: { before: 'failed', after: 'queued' }, work },
    },
  ]);
});
