import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../platform/database/embedded/embedded';
import { lockHolder } from '../platform/database/embedded/lock';
import type { DatabaseAccess } from '../server/open-database';
import { clearLeftovers } from '../platform/database/embedded/postmaster';
import { cacheCluster, copyCluster, seededCluster } from './global/seeded-cluster';

/** Where the databases of one test run are made. Passed to the test files through the environment, as JSON. */
export interface TestServer {
  /** May create databases. */
  adminUrl: string;
  /** Role of the application in `adminUrl`'s server, and the one that brings databases forward; null where one does all. */
  user: string | null;
  migrationUser: string | null;
  template: string;
  /** As `template`, with all tables and nothing in them. */
  emptyTemplate: string;
  /** Folder with the bytes of the files that the template knows. */
  files: string;
}

export interface RunningTestServer {
  server: TestServer;
  stop(): Promise<void>;
}

const variable = 'COURTYARD_TEST_SERVER';

function databaseUrl(server: TestServer, database: string, user: string | null): string {
  const url = new URL(server.adminUrl);
  url.pathname = `/${database}`;
  if (user !== null && url.searchParams.has('user')) url.searchParams.set('user', user);
  return url.href;
}

/** How a database of the server is reached. */
export const accessTo = (server: TestServer, database: string): DatabaseAccess => ({
  url: databaseUrl(server, database, server.user),
  migrationUrl: databaseUrl(server, database, server.migrationUser),
});

export async function asAdmin(server: TestServer, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Works in the database of an app as the server's own account, which reads its files and knows its statistics. */
export async function asServer<T>(
  { platform }: { platform: { databaseUrl: string } },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const url = new URL(testServer().adminUrl);
  url.pathname = new URL(platform.databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const prefix = 'courtyard-test-';

/** A folder that the account of PostgreSQL may enter, also where the tests run as root. */
export async function throwawayFolder(place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(place, prefix));
  await chmod(folder, 0o755);
  return folder;
}

const memory = '/dev/shm';
/** Several times what two workers' databases and the log of what they write need. */
const roomyBytes = 4 * 1024 ** 3;

async function isRoomyMemory(): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === memory);
  const [, , kind, options = ''] = mount?.split(' ') ?? [];
  // The server's programs are copied beside its data where its account may not read the installed ones.
  if (kind !== 'tmpfs' || /(?:^|,)(?:ro|noexec)(?:,|$)/.test(options)) return false;
  const { bavail, bsize } = await statfs(memory);
  return Math.min(bavail * bsize, freemem()) > roomyBytes;
}

// A run that was killed left its server and its data behind.
async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place).catch((): string[] => [])) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(place, name);
    // Other runs come and go meanwhile, and some keep a file beside their folder.
    const left = (await readdir(folder).catch((): string[] => [])).includes('courtyard.lock');
    if (!left || (await lockHolder(folder))) continue;
    await clearLeftovers({ cluster: join(folder, 'postgres'), socket: join(folder, 'socket') });
    await rm(folder, { recursive: true, force: true });
  }
}

/** What fills the template of a server: migrations and demo data. */
type Fill = (server: TestServer) => Promise<void>;

async function embeddedServer(fill: Fill): Promise<RunningTestServer> {
  for (const place of [tmpdir(), memory]) await sweep(place);
  // Each file of tests makes a database of 1,800 files and drops it, which a disk takes much longer for than memory.
  const dataFolder = await throwawayFolder((await isRoomyMemory()) ? memory : tmpdir());
  const cluster = join(dataFolder, 'postgres');
  const cached = await seededCluster();
  const isSeeded = cached !== null && (await copyCluster(cached, cluster));
  const start = () => startEmbedded({ dataFolder, durable: false, onNote: () => {} });
  let database: EmbeddedDatabase = await start();
  const server: TestServer = {
    adminUrl: database.adminUrl,
    user: 'courtyard',
    migrationUser: 'courtyard_migration',
    template: 'courtyard_template',
    emptyTemplate: 'courtyard_empty',
    // Within the cluster's folder, with which it is cached.
    files: join(cluster, 'courtyard.files'),
  };
  if (!isSeeded) {
    await asAdmin(server, `create database ${server.template} owner ${server.migrationUser}`);
    await fill(server);
    if (cached) {
      await database.stop();
      await cacheCluster(cluster, cached);
      database = await start();
    }
  }
  return {
    server: { ...server, adminUrl: database.adminUrl },
    async stop() {
      await database.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The embedded server, on data that is thrown away, or the one that COURTYARD_TEST_DATABASE_URL names, with a seeded template. */
export async function startTestServer(fill: Fill): Promise<RunningTestServer> {
  const given = process.env.COURTYARD_TEST_DATABASE_URL;
  if (!given) return embeddedServer(fill);
  const template = `courtyard_template_${process.pid}`;
  const emptyTemplate = `courtyard_empty_${process.pid}`;
  const files = await throwawayFolder();
  const server: TestServer = {
    adminUrl: given,
    user: null,
    migrationUser: null,
    template,
    emptyTemplate,
    files,
  };
  await asAdmin(server, `create database ${template}`);
  await fill(server);
  return {
    server,
    async stop() {
      for (const name of [template, emptyTemplate])
        await asAdmin(server, `drop database if exists ${name} with (force)`);
      await rm(files, { recursive: true, force: true });
    },
  };
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

interface TestDatabase extends DatabaseAccess {
  drop(): Promise<void>;
}

// On a server that writes nothing to a disk, copying the files takes a fifth of the time of logging each page of them.
const copyOf = ({ migrationUser }: TestServer, template: string) =>
  migrationUser === null
    ? `template ${template}`
    : `template ${template} owner ${migrationUser} strategy file_copy`;

/** Keeps what the template holds by now as the one with tables and nothing in them. */
export const keepEmptyTemplate = (server: TestServer): Promise<void> =>
  asAdmin(server, `create database ${server.emptyTemplate} ${copyOf(server, server.template)}`);

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = testServer();
  const name = `courtyard_test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, `create database ${name} ${copyOf(server, template)}`);
  return {
    ...accessTo(server, name),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

/** A fresh copy of the template, with the two demo communities. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(testServer().template);

/** A database with all tables and no community, as after a first start. */
export const createMigratedDatabase = (): Promise<TestDatabase> => createDatabase(testServer().emptyTemplate);

/** A database without anything in it, as an operator gives one. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');
