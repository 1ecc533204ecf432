import { withApp } from '../../testing';
import { until } from '../../testing/until';
import { failedJobs, retryJob } from './failed/failed-jobs.sql';
import type { Job } from '../core/services';
import { createServices } from '../core/services';

const tested = withApp();
const runs: unknown[] = [];
let failures = 0;

const title = { en: 'A test', es: 'Una prueba' };

const kinds: readonly Job[] = [
  { name: 'test.note', title, run: async (payload) => void runs.push(payload) },
  {
    name: 'test.fails',
    title,
    async run() {
      failures += 1;
      throw new Error('not today');
    },
  },
  { name: 'test.nightly', cron: '0 3 * * *', run: async () => void runs.push('nightly') },
];

const enqueue = (payload: object, options = {}, name = 'test.note') =>
  tested.platform.inTenant(tested.tenants.demo, (tx) =>
    tested.platform.jobs.enqueue(tx, name, payload, options),
  );

/** Services of their own, as another process of the installation would have them. */
let worker: ReturnType<typeof createServices>;
beforeAll(async () => {
  worker = createServices(tested.platform);
});
afterAll(() => worker.stop());

test('work queued before any worker ever ran is kept and run', async () => {
  await enqueue({ early: true });
  await worker.start(tested.platform, kinds);
  await until(() => runs.length === 1);
  expect(runs).toEqual([{ early: true }]);
});

test('many at once are all run at once, not one a poll', async () => {
  runs.length = 0;
  const began = Date.now();
  await tested.platform.inTenant(tested.tenants.demo, async (tx) => {
    for (let number = 0; number < 20; number += 1)
      await tested.platform.jobs.enqueue(tx, 'test.note', { number });
  });
  await until(() => runs.length === 20);
  expect(Date.now() - began).toBeLessThan(3000);
});

test('what rolls back is never run', async () => {
  runs.length = 0;
  await tested.platform
    .inTenant(tested.tenants.demo, async (tx) => {
      await tested.platform.jobs.enqueue(tx, 'test.note', { wrong: true });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await enqueue({ right: true });
  await until(() => runs.length > 0);
  expect(runs).toEqual([{ right: true }]);
});

test('of one key only one waits at a time', async () => {
  runs.length = 0;
  const startAfter = 60_000;
  await enqueue({ first: true }, { key: 'k', startAfter });
  await enqueue({ second: true }, { key: 'k', startAfter });
  await enqueue({ other: true }, { key: 'l', startAfter });
  const { rows } = await tested.platform.pool.query(
    `select data from pgboss.job where name = 'test.note' and state = 'created' order by created_on`,
  );
  expect(rows.map((row) => row.data)).toEqual([{ first: true }, { other: true }]);
  expect(runs).toEqual([]);
});

test('work that goes on failing waits in sight and can be queued again', async () => {
  await enqueue({}, {}, 'test.fails');
  await until(() => failures === 1);
  // Not to wait out six pauses.
  await tested.platform.pool.query(`update pgboss.job set retry_limit = 0 where name = 'test.fails'`);
  await until(async () => {
    await tested.platform.pool.query(
      `update pgboss.job set start_after = now() - interval '1 s' where name = 'test.fails' and state = 'retry'`,
    );
    await tested.platform.pool.query(`select pg_notify('courtyard_jobs', 'test.fails')`);
    return (await failedJobs(tested.platform.pool)).length === 1;
  });
  const [failed] = await failedJobs(tested.platform.pool);
  expect(failed).toMatchObject({ name: 'test.fails', reason: 'not today' });
  const before = failures;
  expect(await retryJob(tested.platform.pool, failed?.id ?? '')).toBe('test.fails');
  expect(await retryJob(tested.platform.pool, 'nothing')).toBeNull();
  await until(() => failures > before);
});

test('nightly work is scheduled once, and made up for after a night off', async () => {
  const schedules = () =>
    tested.platform.pool.query(`select name, cron from pgboss.schedule where name like 'test.%'`);
  expect((await schedules()).rows).toEqual([{ name: 'test.nightly', cron: '0 3 * * *' }]);
  runs.length = 0;
  await worker.stop();
  await tested.platform.pool.query(
    `insert into pgboss.job (name, state, created_on, completed_on) values ('test.nightly', 'completed', now() - interval '2 days', now())`,
  );
  worker = createServices(tested.platform);
  await worker.start(tested.platform, kinds);
  await until(() => runs.includes('nightly'));
  expect((await schedules()).rows).toHaveLength(1);
});

test('what a process left under way is taken up at once by who is alone, and given up after its last attempt', async () => {
  runs.length = 0;
  await worker.stop();
  const { pool } = tested.platform;
  // As a process that was killed leaves it: begun, with nine minutes of its lease to go.
  await pool.query(
    `insert into pgboss.job (name, data, state, started_on, expire_in, retry_limit, retry_count)
     values ('test.note', '{"left": true}', 'active', now() - interval '1 minute', interval '10 minutes', 6, 0),
       ('test.note', '{"last": true}', 'active', now() - interval '1 minute', interval '10 minutes', 6, 6)`,
  );
  worker = createServices(tested.platform);
  await worker.start(tested.platform, kinds);
  await enqueue({ other: true });
  await until(() => runs.length === 1);
  // Beside others nobody knows whose it is.
  expect(runs).toEqual([{ other: true }]);
  await worker.stop();
  worker = createServices(tested.platform);
  await worker.start(tested.platform, kinds, { isAlone: true });
  await until(() => runs.length === 2);
  expect(runs[1]).toEqual({ left: true });
  expect(await failedJobs(pool)).toContainEqual(
    expect.objectContaining({ name: 'test.note', reason: 'the process ended while it ran' }),
  );
  const { rows } = await pool.query(`select retry_count from pgboss.job where data = '{"left": true}'`);
  expect(rows).toEqual([{ retry_count: 1 }]);
});

test('a stop waits for what runs', async () => {
  let isDone = false;
  const slow: Job = {
    name: 'test.slow',
    title,
    async run() {
      await new Promise((resolve) => setTimeout(resolve, 300));
      isDone = true;
    },
  };
  await worker.stop();
  worker = createServices(tested.platform);
  await worker.start(tested.platform, [slow]);
  await enqueue({}, {}, 'test.slow');
  await until(
    async () =>
      (
        await tested.platform.pool.query(
          `select from pgboss.job where name = 'test.slow' and state = 'active'`,
        )
      ).rowCount === 1,
  );
  await worker.stop();
  expect(isDone).toBe(true);
  const { rows } = await tested.platform.pool.query(`select state from pgboss.job where name = 'test.slow'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});
