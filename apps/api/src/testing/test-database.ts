import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../platform/database/embedded/embedded';
import { lockHolder } from '../platform/database/embedded/lock';
import { clearLeftovers } from '../platform/database/embedded/postmaster';

/** Where the databases of one test run are made. Passed to the test files through the environment, as JSON. */
export interface TestServer {
  /** May create databases. */
  adminUrl: string;
  /** Role of the application in `adminUrl`'s server. */
  user: string | null;
  template: string;
}

export interface RunningTestServer {
  server: TestServer;
  stop(): Promise<void>;
}

const variable = 'COURTYARD_TEST_SERVER';

/** Connection string of another database of the same server, as the application's role. */
export function databaseUrl(server: TestServer, database: string): string {
  const url = new URL(server.adminUrl);
  url.pathname = `/${database}`;
  if (server.user !== null && url.searchParams.has('user')) url.searchParams.set('user', server.user);
  return url.href;
}

export async function asAdmin(server: TestServer, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const prefix = 'courtyard-test-';

/** A folder that the account of PostgreSQL may enter, also where the tests run as root. */
export async function throwawayFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}

// A run that was killed left its server and its data behind.
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    // Other runs come and go meanwhile, and some keep a file beside their folder.
    const left = (await readdir(folder).catch((): string[] => [])).includes('courtyard.lock');
    if (!left || (await lockHolder(folder))) continue;
    await clearLeftovers({ cluster: join(folder, 'postgres'), socket: join(folder, 'socket') });
    await rm(folder, { recursive: true, force: true });
  }
}

async function embeddedServer(): Promise<{ adminUrl: string; user: string; stop(): Promise<void> }> {
  await sweep();
  const dataFolder = await throwawayFolder();
  const database: EmbeddedDatabase = await startEmbedded({ dataFolder, durable: false, onNote: () => {} });
  return {
    adminUrl: database.adminUrl,
    user: 'courtyard',
    async stop() {
      await database.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The embedded server, on data that is thrown away, or the one that COURTYARD_TEST_DATABASE_URL names. */
export async function startTestServer(): Promise<RunningTestServer> {
  const given = process.env.COURTYARD_TEST_DATABASE_URL;
  const template = `courtyard_template_${process.pid}`;
  if (given) {
    const server: TestServer = { adminUrl: given, user: null, template };
    await asAdmin(server, `create database ${template}`);
    return { server, stop: () => asAdmin(server, `drop database if exists ${template} with (force)`) };
  }
  const { adminUrl, user, stop } = await embeddedServer();
  const server: TestServer = { adminUrl, user, template };
  await asAdmin(server, `create database ${template} owner ${user}`);
  return { server, stop };
}

export function announceTestServer(server: TestServer): void {
  process.env[variable] = JSON.stringify(server);
}

/** The server of this run. Throws outside of jest's global setup. */
export function testServer(): TestServer {
  const text = process.env[variable];
  if (!text) throw new Error('no test server: is globalSetup in jest.config.mjs?');
  return JSON.parse(text);
}

let made = 0;

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = testServer();
  const name = `courtyard_test_${process.pid}_${++made}`;
  const owner = server.user === null ? '' : ` owner ${server.user}`;
  await asAdmin(server, `create database ${name} template ${template}${owner}`);
  return {
    url: databaseUrl(server, name),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

/** A fresh copy of the template, with the two demo communities. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(testServer().template);

/** A database without anything in it, as an operator gives one. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');
