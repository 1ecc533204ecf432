import { spawn } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { importCommunity } from '../../../../../backup/community/import-community';
import { withApp } from '../../../../../testing';
import { fingerprints } from '../../../../../testing/access/comparing/fingerprints';
import { addRecords } from '../../../../../testing/access/records';
import { removeBytelessFiles, removeFiles } from '../../../../files/storage/stored-files.fixture';
import { isGate } from '../../../../../testing/global/scope';
import { unzipped } from '../../../../../testing/unzip';
import { pagesOf } from '../../../../http/static/pages.plugin';
import { createTenant } from '../../../create-tenant';
import { addMember } from '../../../members.service';
import type { Tenant } from '../../../tenant';
import { deleteCommunity, type DeletionStep } from './delete-community';

const scene = withApp({ env: { COURTYARD_APPS_DIR: join(tmpdir(), 'courtyard-no-apps') }, pages: pagesOf });
const password = 'courtyard-demo';
const dayMs = 86_400_000;
const host = 'demo.localhost:8080';

const folder = (name: string) => join(scene.platform.dataFolder, name);
const names = (path: string) => readdir(path).catch((): string[] => []);
const archive = () => join(folder('last-exports'), `${scene.tenants.demo}.zip`);

let tenant: Tenant;
let before: Record<string, Readonly<Record<string, string>>>;

const all = async () => ({
  demo: await fingerprints(scene.platform, scene.tenants.demo),
  lakeside: await fingerprints(scene.platform, scene.tenants.lakeside),
});

const identities = async () =>
  (await scene.platform.db.selectFrom('identity').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

/** Everything is as it was before the day. */
async function expectAllThere(): Promise<void> {
  expect(await all()).toEqual(before);
  expect(await names(join(folder('files'), scene.tenants.demo))).toHaveLength(1);
  expect(await identities()).toContain('owner@demo.example');
}

/** One file, letters in the outbox and in a queue, one of everything, and somebody who is in both communities. */
beforeAll(async () => {
  const { platform, tenants } = scene;
  const found = await platform.tenants.bySlug('demo');
  if (!found) throw new Error('there is no demo');
  tenant = found;
  await removeFiles(platform, tenants.demo);
  await platform.inTenant(tenants.demo, async (tx) => {
    const content = Buffer.from('Be kind.');
    const file = { tenantId: tenants.demo, name: 'rules.txt', content, uploadedBy: null };
    await platform.files.attach(tx, (await platform.files.store(tx, file)).id);
    const { id } = await tx.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow();
    await addRecords(tx, tenants.demo, id);
    await removeBytelessFiles(tx);
  });
  const { id: identityId } = await platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', 'treasurer@demo.example')
    .executeTakeFirstOrThrow();
  await platform.inTenant(tenants.lakeside, async (tx) => {
    const of = { tenantId: tenants.lakeside, identityId, displayName: 'Of both', roleIds: [] };
    await addMember(tx, of);
  });
  await beginDeletion();
  before = await all();
});

/** As if its day had come. */
async function beginDeletion(): Promise<void> {
  const { db, tenants } = scene.platform;
  await db
    .insertInto('communityDeletion')
    .values({
      communityId: tenant.id,
      slug: tenant.slug,
      name: tenant.name,
      language: 'en',
      askedBy: 'Alma',
      askedAt: new Date(),
      deletesOn: '2026-01-01',
      closedAt: new Date(),
    })
    .execute();
  tenants.forget(tenant.id);
}

const stopAt = (wanted: DeletionStep) => (step: DeletionStep) => {
  if (step === wanted) throw new Error(`stopped at ${step}`);
};

// Each undoes a whole export; a process is killed at 'exported' and 'people' below.
const allSteps = ['kept', 'rows', 'taken', 'exported', 'verified', 'people'] as const;
const steps = isGate ? (['kept', 'rows'] as const) : allSteps;

test.each(steps)('what stops when it is %s leaves everything as it was', async (step) => {
  await expect(deleteCommunity(scene.platform, tenant, stopAt(step))).rejects.toThrow(`stopped at ${step}`);
  await expectAllThere();
});

test('what somebody writes while the export is made is not lost: all of it is undone', async () => {
  const writes = {
    insert: sql`insert into role (tenant_id, id, name) values (${tenant.id}, gen_random_uuid(), 'Late')`,
    update: sql`update role set description = description where tenant_id = ${tenant.id}`,
  };
  for (const write of Object.values(writes)) {
    const late = async (step: DeletionStep) => {
      if (step === 'verified') await scene.platform.inTenant(tenant.id, (tx) => write.execute(tx));
    };
    await expect(deleteCommunity(scene.platform, tenant, late)).rejects.toThrow(/foreign key|serialize/);
  }
  await scene.platform.inTenant(tenant.id, (tx) => sql`delete from role where name = 'Late'`.execute(tx));
  await expectAllThere();
});

test('an export that cannot be read back deletes nothing', async () => {
  const partial = async () => (await names(folder('last-exports'))).find((name) => name.endsWith('.partial'));
  const cut = async (step: DeletionStep) => {
    if (step === 'exported') await truncate(join(folder('last-exports'), (await partial()) ?? ''), 20_000);
  };
  await expect(deleteCommunity(scene.platform, tenant, cut)).rejects.toThrow(
    /isn’t a complete community export/,
  );
  await expectAllThere();
});

/** Deletes in a process of its own, which is killed as soon as it says that it has come so far. */
async function killedAt(step: DeletionStep): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'courtyard-killed-'));
  const script = join(work, 'delete.mts');
  const { databaseUrl, dataFolder } = scene.platform;
  const module = (path: string) => JSON.stringify(join(__dirname, path));
  await writeFile(
    script,
    `import { deleteCommunity } from ${module('delete-community.ts')};
     import { FileService } from ${module('../../../../files/files.service.ts')};
     const dataFolder = ${JSON.stringify(dataFolder)};
     const platform = { databaseUrl: ${JSON.stringify(databaseUrl)}, dataFolder, files: new FileService({ dataFolder }),
       clock: () => new Date(), log: console };
     await deleteCommunity(platform, ${JSON.stringify(tenant)}, (step) => {
       if (step !== ${JSON.stringify(step)}) return;
       console.log(step);
       return new Promise(() => setInterval(() => {}, 1000));
     });`,
  );
  const loader = join(__dirname, '../../../../../../node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', `file://${loader}`, script]);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await rm(work, { recursive: true });
}

test('a process that is killed while the export is there, or while all rows are gone, leaves everything as it was', async () => {
  for (const step of ['exported', 'people'] as const) {
    await killedAt(step);
    await expectAllThere();
  }
}, 180_000);

test('one that is killed right after is gone on with: nothing of the community is left, and others have all of theirs', async () => {
  await killedAt('deleted');
  expect(await names(join(folder('files'), tenant.id))).toHaveLength(1);
  await scene.runJob('community.deletion');
  await scene.runJob('community.deletion');
  const { lakeside } = await all();
  expect(lakeside).toEqual(before.lakeside);
  expect(await names(join(folder('files'), tenant.id))).toEqual([]);
  expect(await names(folder('last-exports'))).toEqual([`${tenant.id}.zip`]);
  const known = await identities();
  // Who is in another community too, and who may have the export.
  expect(known.filter((email) => email.endsWith('@demo.example'))).toEqual([
    'admin@demo.example',
    'treasurer@demo.example',
  ]);
}, 180_000);

test('in no table is anything of it, whatever the table: a new one is covered or fails here', async () => {
  const { rows: tables } = await sql<{ name: string; schema: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition`.execute(
    scene.platform.db,
  );
  const kept = ['community_deletion', 'last_export_reader'];
  expect(tables.length).toBeGreaterThan(50);
  for (const { schema, name } of tables.filter((table) => !kept.includes(table.name))) {
    const { rows } = await scene.platform.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${tenant.id}, true)`.execute(tx);
      const table = sql.table(`${schema}.${name}`);
      return sql<{
        n: number;
      }>`select count(*)::int as n from ${table} t where t::text like ${`%${tenant.id}%`}`.execute(tx);
    });
    expect([name, rows[0]?.n]).toEqual([name, 0]);
  }
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  scene.app.inject({ method: 'GET', url, headers: { host, ...headers } });

test('its address says what became of it, in the language of who asks, and gives no data', async () => {
  for (const url of ['/', '/pages/login', '/properties']) {
    const answer = await ask(url);
    expect([url, answer.statusCode]).toEqual([url, 410]);
    expect(answer.body).toContain('This community was deleted');
    expect(answer.body).not.toContain(tenant.name);
  }
  expect((await ask('/', { 'accept-language': 'es' })).body).toContain('Esta comunidad se eliminó');
  const call = await scene.client.anonymous('demo').call('POST /api/v1/member-auth/login', {
    body: { email: 'admin@demo.example', password },
  });
  expect(call).toMatchObject({ status: 404, body: { code: 'unknown-community' } });
});

async function mailedTicket(): Promise<string> {
  const emails = await names(folder('outbox'));
  expect(emails).toHaveLength(1);
  const message = await simpleParser(await readFile(join(folder('outbox'), emails[0] ?? '')));
  expect(message.subject).toBe(`${tenant.name} was deleted: final export`);
  return /last-export#(\S+)/.exec(message.text ?? '')?.[1] ?? '';
}

function submit(form: Record<string, string>, at = host) {
  const headers = { host: at, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(form).toString();
  return scene.app.inject({ method: 'POST', url: '/last-export', headers, payload });
}

test('its last export opens for the mailed link with the password, for neither alone, and is whole', async () => {
  const link = await mailedTicket();
  const page = await ask('/last-export');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("'sha256-");
  for (const form of [
    { link, password: 'not this one' },
    { link: '', password },
    { link: link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')).replace(/\.(.)/, '.$1x'), password },
    { link: link.replace(/^[^.]+/, scene.tenants.lakeside), password },
  ])
    expect((await submit(form)).statusCode).toBe(403);
  expect((await submit({ link, password }, 'lakeside.localhost:8080')).statusCode).toBe(404);
  const answer = await submit({ link, password });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  const zip = await unzipped(answer.rawPayload);
  const manifest = JSON.parse(String(zip.get('manifest.json')));
  expect(manifest).toMatchObject({
    community: { slug: 'demo', name: tenant.name },
    files: { count: 1, damaged: [] },
  });
});

test('nobody else gets its address; it comes back to it from its export', async () => {
  const admin = { email: 'new@demo.example', displayName: 'New', password: 'a password of some length' };
  const other = { slug: 'demo', name: 'Another', timeZone: 'UTC', currency: 'USD', admin };
  await expect(createTenant(scene.platform, other)).rejects.toThrow(/was the address of a community/);
  const elsewhere = await importCommunity(scene.platform, { file: archive(), slug: 'moved', isDryRun: true });
  expect(elsewhere.tenantId).not.toBe(tenant.id);
  const report = await importCommunity(scene.platform, { file: archive() });
  expect(report).toMatchObject({ slug: 'demo', tenantId: tenant.id, files: 1 });
  expect(await scene.platform.tenants.bySlug('demo')).toMatchObject({ id: tenant.id, isClosed: false });
  const link = await mailedTicket();
  expect((await submit({ link, password })).statusCode).toBe(404);
  // Who was kept for the export has the password still; and it can be deleted once more.
  const body = { email: 'admin@demo.example', password };
  await scene.client.anonymous('demo').ok('POST /api/v1/member-auth/login', { body });
  await beginDeletion();
  expect(await deleteCommunity(scene.platform, tenant)).toBe(true);
  scene.platform.tenants.forget(tenant.id);
  await expect(importCommunity(scene.platform, { file: archive() })).rejects.toThrow(/still being deleted/);
  await scene.runJob('community.deletion');
});

test('after 30 days the export is gone, with the accounts that were kept for it; the address stays taken', async () => {
  const link = await mailedTicket();
  scene.setClock(new Date(Date.now() + 31 * dayMs));
  expect((await submit({ link, password })).statusCode).toBe(403);
  await scene.runJob('community.deletion');
  await expect(access(archive())).rejects.toThrow('ENOENT');
  expect(await identities()).not.toContain('admin@demo.example');
  const left = await scene.platform.db.selectFrom('communityDeletion').selectAll().executeTakeFirstOrThrow();
  expect(left).toMatchObject({ slug: 'demo', name: null, askedBy: null });
  expect((await ask('/last-export')).statusCode).toBe(410);
  expect((await ask('/')).body).not.toContain('30 days');
  scene.setClock(new Date());
});
