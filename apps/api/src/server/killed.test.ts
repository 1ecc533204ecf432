import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../platform/core/package-root';
import { throwawayFolder } from '../testing/test-database';
import { until } from '../testing/until';
import { type Running, start } from './start';

let folder: string;
let running: Running | undefined;
beforeAll(async () => {
  folder = await throwawayFolder();
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

const tsx = join(packageRoot, 'node_modules/tsx/dist/loader.mjs');
/** A kind of job that the product has too, and does in no time. */
const name = 'files.drop-unattached';

/** Kills a process in the middle of a job, on data that it had to itself. */
async function killAtWork(variables: Record<string, string>): Promise<void> {
  const from = (path: string) => JSON.stringify(join(__dirname, path));
  const script = join(folder, 'work.mts');
  await writeFile(
    script,
    `import { createPlatform } from ${from('../platform/core/create-platform.ts')};
     import { readEnv } from ${from('../platform/core/env.ts')};
     import { createLog } from ${from('../platform/core/log.ts')};
     import { bringForward, openDatabase } from ${from('open-database.ts')};
     const env = readEnv(${JSON.stringify(variables)});
     const database = await openDatabase(env, () => {});
     await bringForward(database);
     const { platform, start } = await createPlatform({ env, log: createLog(env), databaseUrl: database.url, sections: [] });
     await start([{ name: '${name}', title: { en: '', es: '' }, run: () => { console.log('at work'); return new Promise(() => {}); } }]);
     await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, '${name}', {}));`,
  );
  const child = spawn(process.execPath, ['--import', `file://${tsx}`, script]);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  child.kill('SIGKILL');
  await new Promise((ended) => child.once('exit', ended));
}

test('a job in the middle of which the process was killed is done at the next start, not when its lease is over', async () => {
  const variables = {
    PORT: '0',
    HOST: '127.0.0.1',
    COURTYARD_DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
  };
  await killAtWork(variables);
  running = await start({ mode: 'production', variables });
  const { pool } = running.platform;
  const jobs = async () =>
    (
      await pool.query<{ state: string; retryCount: number }>(
        `select state, retry_count as "retryCount" from pgboss.job where name = $1`,
        [name],
      )
    ).rows;
  await until(async () => (await jobs()).every(({ state }) => state === 'completed'));
  expect(await jobs()).toEqual([{ state: 'completed', retryCount: 1 }]);
}, 180_000);
