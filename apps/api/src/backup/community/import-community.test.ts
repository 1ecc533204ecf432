import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { withApp } from '../../testing';
import { asServer, createMigratedDatabase } from '../../testing/test-database';
import { removeFiles } from '../../platform/files/storage/stored-files.fixture';
import type { Tenant } from '../../platform/tenancy/tenant';
import { writeExport } from '../../platform/tenancy/community/export/writing/write-export';
import { openExportArchive } from '../../platform/tenancy/community/export/archive/export-archive';
import { type EntryChange, rewriting, writeChanged } from './changed-export.fixture';
import { importCommunity } from './import-community';

// Whole communities come and go in each: on a busy machine that takes its time.
jest.setTimeout(180_000);

const scene = withApp();
let folder: string;
let file: string;
/** Of the smaller community: what is refused is refused of any. */
let small: string;
const { signal } = new AbortController();

async function tenantOf(slug: string): Promise<Tenant> {
  const tenant = await scene.platform.tenants.bySlug(slug);
  if (!tenant) throw new Error(`there is no ${slug}`);
  return tenant;
}
const exportTo = (path: string, tenant: Tenant, platform = scene.platform) =>
  writeExport(platform, tenant, path, { onProgress: () => {}, signal });

/** The smaller export with some of its entries changed, or taken away. */
const changed = (name: string, change: EntryChange, files: readonly string[] = []) =>
  writeChanged({ from: small, to: join(folder, name) }, change, files);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-import-'));
  [file, small] = [join(folder, 'demo.zip'), join(folder, 'lakeside.zip')];
  const { platform, tenants } = scene;
  for (const tenantId of Object.values(tenants)) {
    await removeFiles(platform, tenantId);
    await platform.inTenant(tenantId, async (tx) => {
      const content = Buffer.from('Be kind.');
      const { id } = await platform.files.store(tx, {
        tenantId,
        name: 'rules.txt',
        content,
        uploadedBy: null,
      });
      await platform.files.attach(tx, id);
    });
  }
  await exportTo(file, await tenantOf('demo'));
  await exportTo(small, await tenantOf('lakeside'));
  // As on a server that runs for long: the planner knows the communities that are there, and that there are no others.
  await asServer(scene, (client) => client.query('analyze'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Tables as they are in an export, without what an import changes by design. */
async function tablesIn(path: string, tenantId: string): Promise<Record<string, string[]>> {
  const archive = await openExportArchive(path);
  const tables: Record<string, string[]> = {};
  for (const table of archive.manifest.tables) {
    const content = await archive.read(table.file);
    const lines = content
      ? (await buffer(content)).toString().replaceAll(tenantId, 'community').split('\n')
      : [];
    tables[table.name] = lines.filter((line) => !line.includes('community.import')).toSorted();
  }
  archive.close();
  return tables;
}

test('an export that is imported on another installation gives the same rows and files when it is exported there', async () => {
  const other = await createMigratedDatabase();
  const there = { ...scene.platform, databaseUrl: other.url };
  const report = await importCommunity(there, { file });
  expect(report).toMatchObject({ tenantId: scene.tenants.demo, slug: 'demo', files: 1, damagedFiles: 0 });
  expect(report.withoutPassword).toContain('admin@demo.example');
  const again = join(folder, 'again.zip');
  await exportTo(again, await tenantOf('demo'), there);
  expect(await tablesIn(again, report.tenantId)).toEqual(await tablesIn(file, scene.tenants.demo));
  await other.drop();
});

test('beside the community that it is of it becomes another, of the same people, who keep their passwords', async () => {
  const report = await importCommunity(scene.platform, { file, slug: 'harbor-copy' });
  expect(report.tenantId).not.toBe(scene.tenants.demo);
  expect(report.withoutPassword).not.toContain('admin@demo.example');
  const copy = await tenantOf('harbor-copy');
  const again = join(folder, 'copy.zip');
  await exportTo(again, copy);
  const [{ tenant: made, ...rows }, { tenant: first, ...before }] = [
    await tablesIn(again, copy.id),
    await tablesIn(file, scene.tenants.demo),
  ];
  expect(rows).toEqual(before);
  expect(String(made).replace('harbor-copy', 'demo')).toBe(String(first));
  const names = await readdir(join(scene.platform.dataFolder, 'files', copy.id));
  expect(await readFile(join(scene.platform.dataFolder, 'files', copy.id, names[0] ?? ''), 'utf8')).toBe(
    'Be kind.',
  );
  const open = { email: 'admin@demo.example', password: 'courtyard-demo' };
  const answer = await scene.app.inject({
    method: 'POST',
    url: '/api/v1/member-auth/login',
    headers: { host: 'harbor-copy.localhost:8080' },
    payload: open,
  });
  expect(answer.statusCode).toBe(200);
  const found = await scene.platform.inTenant(copy.id, (tx) =>
    sql<{ n: number }>`select count(*)::int as n from property`.execute(tx),
  );
  expect(found.rows[0]?.n).toBeGreaterThan(0);
});

const refused = async (path: string, reason: RegExp, { slug = 'another', isDryRun = false } = {}) => {
  const { rows: before } = await sql`select id from tenant`.execute(scene.platform.db);
  await expect(importCommunity(scene.platform, { file: path, slug, isDryRun })).rejects.toThrow(reason);
  const { rows: after } = await sql`select id from tenant`.execute(scene.platform.db);
  expect(after).toEqual(before);
  const folders = await readdir(join(scene.platform.dataFolder, 'files'));
  expect(folders.filter((name) => !after.some((tenant) => JSON.stringify(tenant).includes(name)))).toEqual(
    [],
  );
};

test.each([true, false])('a name that is taken is refused, also by a trial: %s', (isDryRun) =>
  refused(small, /A community named demo already exists/, { slug: 'demo', isDryRun }),
);

test('what was cut short, or is something else, is refused', async () => {
  const short = join(folder, 'short.zip');
  await writeFile(short, await readFile(small));
  await truncate(short, 5000);
  await refused(short, /isn’t a complete community export/);
  await writeFile(short, 'hello');
  await refused(short, /isn’t a complete community export/);
  await refused(
    await changed('none.zip', (name, bytes) => (name === 'manifest.json' ? null : bytes)),
    /isn’t a complete community export/,
  );
});

test('rows that are missing or are not what was exported are named', async () => {
  const path = await changed('rows.zip', (name, bytes) =>
    name === 'tables/asset.csv'
      ? null
      : name === 'tables/pet.csv'
        ? Buffer.concat([bytes, Buffer.from('x')])
        : bytes,
  );
  await refused(path, /asset\.csv: it is missing/);
  await refused(path, /pet\.csv: its content doesn’t match the export/);
});

test('names that lead out of the folder, and entries that unpack to far more than data does, are refused', async () => {
  const outside = join(folder, 'outside.zip');
  const bytes = (await readFile(small)).toString('latin1').replaceAll('tables/pet.csv', '../../../pet.c');
  await writeFile(outside, bytes, 'latin1');
  await refused(outside, /isn’t a complete community export/);
  const bomb = await changed('bomb.zip', (name, entry) =>
    name === 'tables/pet.csv' ? Buffer.alloc(17 * 2 ** 20) : entry,
  );
  await refused(bomb, /pet\.csv: it would unpack to 17825792 bytes/);
});

// A trial only looks at files, an import keeps them.
test.each([true, false])(
  'a file that is missing is named, and nothing is kept, also by a trial: %s',
  async (isDryRun) => {
    const path = await changed('files.zip', (_name, bytes) => bytes);
    await refused(path, /rules\.txt: it is missing/, { isDryRun });
  },
);

const inManifest = (from: string | RegExp, to: string) => (name: string, bytes: Buffer) =>
  name === 'manifest.json' ? Buffer.from(bytes.toString().replace(from, to)) : bytes;

test('an export of a newer version is refused', async () => {
  await refused(
    await changed('newer.zip', inManifest(/"schema": "[^"]+"/, '"schema": "9999_later.sql"')),
    /newer version/,
  );
  await refused(
    await changed('format.zip', inManifest('"format": 1', '"format": 2')),
    /another version of Courtyard/,
  );
  await refused(
    await changed('column.zip', inManifest('"name": "breed"', '"name": "wings"')),
    /pet\.wings: this version doesn’t have this column/,
  );
});

const rewritten = (name: string, table: string, change: (text: string) => string) =>
  changed(name, rewriting(table, change));

/** The smaller export as earlier versions made it: without where the community is, and with the names from before. */
async function earlierExport(): Promise<string> {
  const { rows: files } = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    sql<{ path: string }>`select 'files/' || id || '/' || name as path from file`.execute(tx),
  );
  const tables = new Map([['period_action', 'period_act']]);
  const columns = new Map([
    ['approval.record', 'thing'],
    ['approval.record_id', 'thing_id'],
    ['period_action.action', 'act'],
    ['special_assessment.installments', 'instalments'],
  ]);
  const hashes = new Map<string, string>();
  const change = (entry: string, bytes: Buffer) => {
    if (entry === 'manifest.json') {
      const manifest = JSON.parse(bytes.toString());
      const tenant = manifest.tables.find(({ name }: { name: string }) => name === 'tenant');
      const last = tenant.columns.pop().name;
      if (last !== 'jurisdiction') throw new Error(`the last column of a tenant is ${last}`);
      for (const table of manifest.tables) {
        for (const column of table.columns)
          column.name = columns.get(`${table.name}.${column.name}`) ?? column.name;
        table.sha256 = hashes.get(table.file) ?? table.sha256;
        table.name = tables.get(table.name) ?? table.name;
      }
      return Buffer.from(JSON.stringify(manifest));
    }
    const table = /^tables\/(\w+)\.csv$/.exec(entry)?.[1];
    if (table === undefined) return bytes;
    const [head = '', ...rows] = bytes.toString().split('\n');
    const named = head.split(',').map((name) => columns.get(`${table}.${name}`) ?? name);
    const lines = [named.join(','), ...rows];
    const isTenant = table === 'tenant';
    const text = (isTenant ? lines.map((line) => line.replace(/,[^,]*$/, '')) : lines).join('\n');
    hashes.set(entry, createHash('sha256').update(text).digest('hex'));
    return Buffer.from(text);
  };
  return changed(
    'old.zip',
    change,
    files.map(({ path }) => path),
  );
}

test('an export of an earlier version is taken in, and keeps two people for what leaves a reserve', async () => {
  const other = await createMigratedDatabase();
  const old = await earlierExport();
  const there = { ...scene.platform, databaseUrl: other.url };
  const trial = await importCommunity(there, { file: old, isDryRun: true });
  const { tenantId, ...report } = await importCommunity(there, { file: old });
  expect({ tenantId, ...report }).toEqual(trial);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query('set role courtyard_app');
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  const { rows } = await client.query('select kind, from_minor::int, deciders from approval_rule_limit');
  await client.end();
  await other.drop();
  expect(rows).toContainEqual({ kind: 'banking.reserve-transfer', from_minor: 0, deciders: 2 });
});

test('a row that refers to none is refused by the database, and the table is named', async () => {
  const path = await rewritten('reference.zip', 'member_role', (text) => {
    const [head, first = '', ...others] = text.split('\n');
    return [head, first.replace(/(,[0-9a-f-]{24})[0-9a-f]{12}/, '$1000000000000'), ...others].join('\n');
  });
  await refused(path, /^member_role: .*foreign key/);
});

test('rows that are more than the manifest says are refused', async () => {
  const path = await rewritten('more.zip', 'role_permission', (text) => {
    const [, first] = text.split('\n');
    return `${text}${first?.replace(/[^,]+$/, 'Another')}\n`;
  });
  await refused(path, /^role_permission: \d+ rows instead of \d+/);
});

test('a community that is another than the manifest says, or has no time zone or address that it may have, is refused', async () => {
  const other = (text: string) => text.replace(scene.tenants.lakeside, scene.tenants.demo);
  await refused(await rewritten('other.zip', 'tenant', other), /^tenant: .*another community/);
  const zone = (text: string) => text.replace('America/Chicago', 'Mars/Olympus');
  await refused(await rewritten('zone.zip', 'tenant', zone), /^tenant: Mars\/Olympus is no time zone/, {
    isDryRun: true,
  });
  await refused(small, /"api" can't be a community's subdomain/, { slug: 'api' });
});
