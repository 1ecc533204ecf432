import type { Progress } from '@courtyard/build/progress/progress.mjs';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openPlatform, start } from './start';
import { throwawayFolder } from '../testing/test-database';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await throwawayFolder();
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const variables = (more: Record<string, string> = {}) => ({
  PORT: '0',
  HOST: '127.0.0.1',
  COURTYARD_DATA_DIR: dataFolder,
  LOG_LEVEL: 'silent',
  ...more,
});

/** A call whose body is sent in two halves: `finish` sends the second. */
function slowLogin(port: number): { finish(): void; status: Promise<number> } {
  const body = JSON.stringify({ email: 'admin@demo.example', password: 'courtyard-demo' });
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/member-auth/login',
    headers: { host: 'demo.localhost', 'content-type': 'application/json', 'content-length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.on('error', reject);
  });
  call.write(body.slice(0, 10));
  return { finish: () => call.end(body.slice(10)), status };
}

test('the demo starts, finishes what is under way when stopped, and its data is there again', async () => {
  const steps: string[] = [];
  const progress: Progress = {
    step: (title, work) => {
      steps.push(title);
      return work((text) => steps.push(text));
    },
  };
  const running = await start({ mode: 'demo', variables: variables(), progress });
  expect(steps.slice(0, 5)).toEqual([
    'Starting PostgreSQL',
    'Updating the database',
    'Publishing the sections',
    'Creating the demo community Harbor View Community Association',
    'community',
  ]);
  expect(steps.at(-1)).toBe('Starting the server');
  const port = Number(new URL(running.url).port);
  expect(running.url).toBe(`http://demo.localhost:${port}`);
  const call = slowLogin(port);
  await wait(100);
  const stopped = running.stop();
  await wait(100);
  call.finish();
  expect(await call.status).toBe(200);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');

  const { platform, close } = await openPlatform({ variables: variables() });
  expect((await platform.tenants.all()).map((tenant) => tenant.slug)).toEqual(['demo', 'lakeside']);
  await close();
}, 180_000);

test('a command line verb works beside a running server, on its database', async () => {
  const running = await start({ mode: 'demo', variables: variables() });
  const { platform, close } = await openPlatform({ variables: variables() });
  expect((await platform.tenants.bySlug('demo'))?.name).toBe('Harbor View Community Association');
  await close();
  await running.stop();
}, 180_000);

test('production starts empty: no demo account is there', async () => {
  const empty = await throwawayFolder();
  const running = await start({ mode: 'production', variables: variables({ COURTYARD_DATA_DIR: empty }) });
  expect(await running.platform.tenants.all()).toEqual([]);
  expect(await running.platform.db.selectFrom('identity').selectAll().execute()).toEqual([]);
  await running.stop();
  await rm(empty, { recursive: true, force: true });
}, 180_000);

test('production does not run on the data of the demo, whose passwords everybody knows', async () => {
  await (await start({ mode: 'demo', variables: variables() })).stop();
  await expect(start({ mode: 'production', variables: variables() })).rejects.toThrow(
    `The data in ${dataFolder} is demo data, with publicly known passwords. Set COURTYARD_DATA_DIR to other data for production.`,
  );
}, 180_000);

test('a taken port is told in one sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(start({ mode: 'demo', variables: variables({ PORT: String(port) }) })).rejects.toThrow(
    `Port ${port} is in use. Stop the program using it, or set PORT to another port.`,
  );
  other.close();
  const { close } = await openPlatform({ variables: variables() });
  await close();
}, 180_000);

test.each([
  ['PORT', 'eighty', "PORT isn't valid: it must be a whole number from 0 to 65535."],
  [
    'DATABASE_URL',
    'mysql://x',
    "DATABASE_URL isn't valid: it must be an address like postgres://user:password@host:5432/courtyard.",
  ],
  [
    'DATABASE_URL',
    'postgres://me:secret@127.0.0.1:1/x',
    "Couldn't reach the database at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that the server is running.",
  ],
])('%s=%s is told in one sentence', async (name, value, sentence) => {
  await expect(start({ variables: variables({ [name]: value }) })).rejects.toThrow(sentence);
});
