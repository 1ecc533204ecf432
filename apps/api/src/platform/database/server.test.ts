import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { seedDemo } from '../../demo/demo';
import { sections } from '../../testing';
import { testEnv } from '../../testing/test-env';
import { bringForward } from '../../server/open-database';
import { createPlatform } from '../core/create-platform';
import { messageOf } from '../core/error-code';
import { createLog } from '../core/log';
import { migrate } from './migration/migrate';
import { createPool } from './connection/pool';
import { createHealthCheck } from './connection/unavailable';

/**
 * A PostgreSQL server of one's own, used as hosting companies hand it out: by a role that is no superuser. Any server
 * that lets its superuser in will do; the tests say so loudly when there is none.
 */
const adminUrl = process.env.COURTYARD_TEST_DATABASE_URL || 'postgresql://postgres@127.0.0.1:5432/postgres';
const name = `courtyard_ordinary_${process.pid}`;
const [serving, migration] = [`courtyard_serving_${process.pid}`, `courtyard_migration_${process.pid}`];
const password = randomBytes(12).toString('hex');

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  return client;
}

let admin: pg.Client | null = null;

beforeAll(async () => {
  try {
    admin = await connected(adminUrl);
  } catch (error) {
    const sentence = `No PostgreSQL server at ${new URL(adminUrl).host} (${messageOf(error)}): what holds on a server was not tested.`;
    if (process.env.COURTYARD_REQUIRE_SERVER === '1') throw new Error(sentence, { cause: error });
    process.stderr.write(`\n  SKIPPED  ${sentence}\n`);
    return;
  }
  // It may not make roles: an administrator made them, as docs/operations.md says.
  await admin.query(`create role ${name} login password '${password}'`);
  for (const role of ['courtyard_app', 'courtyard_self', 'courtyard_ledger']) {
    await admin.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
    );
    await admin.query(`grant ${role} to ${name}`);
  }
  await admin.query(`create database ${name} owner ${name}`);
});

afterAll(async () => {
  if (!admin) return;
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`drop database if exists ${migration} with (force)`);
  await admin.query(`drop role if exists ${name}, ${serving}, ${migration}`);
  await admin.end();
});

const urlOf = (username: string, database: string) =>
  Object.assign(new URL(adminUrl), { username, password, pathname: `/${database}` });
const ordinaryUrl = () => urlOf(name, name);

test('an ordinary role migrates, seeds and serves, fenced as on the embedded database', async () => {
  if (!admin) return;
  const url = ordinaryUrl();
  const client = await connected(url.href);
  expect((await migrate(client)).length).toBeGreaterThan(5);
  await client.end();
  // Without prepared statements, as behind a pooler in transaction mode.
  const env = testEnv({ DATABASE_PREPARED: 'off' });
  const built = await createPlatform({ env, log: createLog(env), databaseUrl: url.href, sections });
  const { platform } = built;
  try {
    await seedDemo(platform);
    const demo = await platform.tenants.bySlug('demo');
    const members = (tenantId: string) =>
      platform.inTenant(tenantId, (tx) => tx.selectFrom('member').select('tenantId').execute());
    const seen = new Set((await members(demo?.id ?? '')).map((member) => member.tenantId));
    expect([...seen]).toEqual([demo?.id]);
    // The owner of the tables is fenced too.
    expect((await sql`select 1 from member`.execute(platform.db)).rows).toEqual([]);
  } finally {
    await built.stop();
  }
}, 180_000);

test('with a login of its own that migrates, who serves cannot change what is posted, nor become who could', async () => {
  if (!admin) return;
  // As docs/operations.md says.
  for (const role of [serving, migration])
    await admin.query(`create role ${role} login password '${password}'`);
  await admin.query(`grant courtyard_app, courtyard_self to ${serving}`);
  await admin.query(`grant ${serving}, courtyard_ledger to ${migration}`);
  await admin.query(`create database ${migration} owner ${migration}`);
  const access = {
    url: urlOf(serving, migration).href,
    migrationUrl: urlOf(migration, migration).href,
  };
  expect(await bringForward(access)).toEqual({ canOwnBooks: false });
  // What one login did both for says so.
  const single = { url: ordinaryUrl().href, migrationUrl: ordinaryUrl().href };
  expect(await bringForward(single)).toEqual({ canOwnBooks: true });
  const client = await connected(access.url);
  for (const statement of [
    'update journal_line set amount = 1',
    'delete from journal_entry',
    'truncate journal_line',
    'alter table journal_line disable trigger all',
    'drop table journal_line',
    'drop schema public cascade',
    'set role courtyard_ledger',
    `grant courtyard_ledger to ${serving}`,
    'create or replace function ledger.tenant() returns uuid language sql return null::uuid',
  ])
    await expect(client.query(`reset role; ${statement}`)).rejects.toMatchObject({ code: '42501' });
  // Its own tables are its own.
  expect((await client.query('select 1 from tenant')).rows).toEqual([]);
  await client.end();
}, 180_000);

test('a right that the roles lack is said at the start and by /readyz, not by the first sign-in', async () => {
  if (!admin) return;
  const pool = createPool({ url: ordinaryUrl().href, max: 1, onError: () => {} });
  const isReady = createHealthCheck(pool, 10_000);
  const roleNow = async () => (await pool.query('select current_user as name')).rows[0].name;
  expect(await isReady()).toBe(true);
  await admin.query(`revoke courtyard_self from ${name}`);
  try {
    expect(await isReady()).toBe(false);
    await expect(bringForward({ url: ordinaryUrl().href, migrationUrl: ordinaryUrl().href })).rejects.toThrow(
      /is missing rights .*docs\/operations.md/,
    );
  } finally {
    await admin.query(`grant courtyard_self to ${name}`);
  }
  // The connection that was refused serves on, as itself.
  expect(await isReady()).toBe(true);
  expect(await roleNow()).toBe(name);
  await pool.end();
});
