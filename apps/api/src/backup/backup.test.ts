import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { knownMigrations } from '../platform/database/migration/migrate';
import { createPlatform } from '../platform/core/create-platform';
import { createLog } from '../platform/core/log';
import { confirmPlace } from '../platform/tenancy/community/location/place.sql';
import { sections, withApp } from '../testing';
import { until } from '../testing/until';
import { testEnv } from '../testing/test-env';
import { asAdmin, createEmptyDatabase, createMigratedDatabase, testServer } from '../testing/test-database';
import { writeArchive } from './archive';
import { backUp } from './backup';
import { aboveFences, contentsOf, filesOf } from './backup.fixture';
import { type Due, letters, makeDue, runAll, standing, write } from './copy.fixture';
import { restore } from './restore';

const app = withApp();
let folder: string;
let file: string;
let sourceUrl: string;
let due: Due;

/** Another database and data folder: with tables and nothing in them, as after a first start, or with nothing at all. */
async function elsewhere(create = createMigratedDatabase) {
  const database = await create();
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  return { ...database, databaseUrl: database.url, dataFolder };
}

/** A release of a section, with one file. */
async function writeRelease(version: string, name: string, content: Buffer): Promise<string> {
  const release = join(app.platform.dataFolder, 'sections/gardens', version);
  await mkdir(release, { recursive: true });
  await writeFile(join(release, name), content);
  return release;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-backup-'));
  file = join(folder, 'all.tar.gz');
  const { platform, tenants } = app;
  sourceUrl = platform.databaseUrl;
  for (const slug of ['demo', 'lakeside'] as const) {
    await platform.inTenant(tenants[slug], async (tx) => {
      const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000_000)]);
      const name = `rules of ${slug}.pdf`;
      const { id } = await platform.files.store(tx, {
        tenantId: tenants[slug],
        name,
        content,
        uploadedBy: null,
      });
      await platform.files.attach(tx, id);
      await platform.jobs.enqueue(tx, 'backup.test', { text: 'a\tb\\c\n' }, { key: slug });
    });
  }
  due = await makeDue(app);
  await writeRelease('1.0.0', 'a..b.js', Buffer.from('entry();'));
  await backUp({ databaseUrl: sourceUrl, dataFolder: platform.dataFolder }, file);
});
afterAll(() => rm(folder, { recursive: true }));

describe('what was put back elsewhere', () => {
  let other: Awaited<ReturnType<typeof elsewhere>>;
  let report: Awaited<ReturnType<typeof restore>>;
  beforeAll(async () => {
    other = await elsewhere(createEmptyDatabase);
    report = await restore(other, file);
  });
  afterAll(() => other.drop());

  test('is all of an installation: each row, each file, each job', async () => {
    expect(report.communities).toBe(2);
    expect(await contentsOf(other.databaseUrl)).toEqual(await contentsOf(sourceUrl));
    expect(await filesOf(other.dataFolder)).toEqual(await filesOf(app.platform.dataFolder));
  });

  test('the fences, references and triggers of what was restored hold', async () => {
    const definition = async (url: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(`
        select relname, relrowsecurity, relforcerowsecurity,
          array(select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = pg_class.oid order by 1) as constraints,
          array(select tgname || ' ' || tgenabled::text from pg_trigger where tgrelid = pg_class.oid and not tgisinternal order by 1) as triggers
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
      const seen = await client.query('select 1 from property');
      await client.end();
      return { rows, seenWithoutCommunity: seen.rowCount };
    };
    const restored = await definition(other.databaseUrl);
    expect(restored).toEqual(await definition(sourceUrl));
  });

  test('sends nothing that was due at the original, until a person says that it is the one in use', async () => {
    const { demo } = app.tenants;
    const env = testEnv({ COURTYARD_DATA_DIR: other.dataFolder });
    const { databaseUrl } = other;
    const log = createLog(env);
    const copy = await createPlatform({ env, log, databaseUrl, clock: () => due.now, sections });
    const there = copy.platform;
    const kept = await letters(there);
    await runAll(there, demo, due);
    await runAll(there, demo, due);
    expect(await letters(there)).toBe(kept);
    expect(await standing(there, demo, due)).toEqual({
      announcement: 'scheduled',
      heldBecause: 'restored',
      letter: { status: 'failed', lastError: 'restored' },
      waiting: 0,
      queued: 0,
    });

    // The original sends all of it.
    app.setClock(due.now);
    await runAll(app.platform, demo, due);
    const sent = await app.platform.inTenant(demo, (tx) =>
      tx.selectFrom('mail').select('subject').where('status', '=', 'kept').execute(),
    );
    const subjects = new Set(sent.map(({ subject }) => subject));
    expect([...subjects]).toEqual(
      expect.arrayContaining([
        'Waits',
        'For the digest',
        'Urgent: Water is off',
        expect.stringMatching(/vot/i),
      ]),
    );
    expect(await standing(app.platform, demo, due)).toMatchObject({ announcement: 'published' });

    // From then on the copy sends what comes up; what came up before is for a person to look at.
    expect(await there.inTenant(demo, (tx) => confirmPlace(tx, due.now))).toBe(true);
    await runAll(there, demo, due);
    expect(await letters(there)).toBe(kept);
    expect(await standing(there, demo, due)).toMatchObject({
      announcement: 'draft',
      heldBecause: 'restored',
    });
    await write(there, demo, 'New');
    await runAll(there, demo, due);
    expect(await letters(there)).toBe(kept + 1);
    await copy.stop();
  });
});

test('a role above the fences backs up each file once', async () => {
  const { dataFolder } = app.platform;
  const bySuperuser = join(folder, 'superuser.tar.gz');
  const report = await backUp({ databaseUrl: aboveFences(sourceUrl), dataFolder }, bySuperuser);
  const other = await elsewhere();
  await expect(restore(other, bySuperuser)).resolves.toMatchObject({ files: report.files });
  expect(await filesOf(other.dataFolder)).toEqual(await filesOf(dataFolder));
  await other.drop();
});

test('a place that there is not is named', async () => {
  const { dataFolder } = app.platform;
  const nowhere = join(folder, 'nowhere/all.tar.gz');
  await expect(backUp({ databaseUrl: sourceUrl, dataFolder }, nowhere)).rejects.toThrow(/ENOENT.*nowhere/);
});

test('it is readable by its owner only, and nothing else is left beside it', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
});

test('a backup that was cut short restores nothing and says so', async () => {
  const other = await elsewhere();
  const { size } = await stat(file);
  for (const left of [0.999, 0.5, 0.001]) {
    const short = join(folder, 'short.tar.gz');
    await writeFile(short, await readFile(file));
    await truncate(short, Math.floor(size * left));
    await expect(restore(other, short)).rejects.toThrow(/incomplete|isn’t a complete/);
    expect(await filesOf(other.dataFolder)).toEqual({});
  }
  // What was tried and undone is not in the way of the whole one.
  await expect(restore(other, file)).resolves.toMatchObject({ communities: 2 });
  await other.drop();
});

test.each([
  ['no archive', Buffer.from('hello'), /isn’t a complete Courtyard backup/],
  ['nothing', Buffer.alloc(0), /isn’t a complete Courtyard backup/],
])('%s is refused', async (_what, content, says) => {
  const other = await elsewhere();
  const wrong = join(folder, 'wrong.tar.gz');
  await writeFile(wrong, content);
  await expect(restore(other, wrong)).rejects.toThrow(says);
  await other.drop();
});

test('a role that may not work as those that serve is told what is needed', async () => {
  const other = await elsewhere(createEmptyDatabase);
  const role = `courtyard_stranger_${process.pid}`;
  const database = new URL(other.databaseUrl).pathname.slice(1);
  const administrator = testServer();
  await asAdmin(administrator, `create role ${role} login`, `alter database ${database} owner to ${role}`);
  const url = new URL(other.databaseUrl);
  if (url.searchParams.has('user')) url.searchParams.set('user', role);
  else url.username = role;
  await expect(restore({ ...other, url: url.href, migrationUrl: url.href }, file)).rejects.toThrow(
    new RegExp(
      `^The role ${role} is missing rights on this database .*nothing was restored.*operations\\.md`,
    ),
  );
  await other.drop();
  await asAdmin(administrator, `drop role ${role}`);
});

test('data with a community is not replaced', async () => {
  const { dataFolder } = app.platform;
  const before = await contentsOf(sourceUrl);
  await expect(restore({ url: sourceUrl, migrationUrl: sourceUrl, dataFolder }, file)).rejects.toThrow(
    /already has communities/,
  );
  expect(await contentsOf(sourceUrl)).toEqual(before);
});

const json = (value: object) => Buffer.from(JSON.stringify(value));
const head = { format: 1, madeAt: '2027-01-01T00:00:00Z', tables: [], queues: [] };

test('a backup of a newer version is refused before anything is made', async () => {
  const other = await elsewhere();
  const newer = join(folder, 'newer.tar.gz');
  const migrations = [{ name: '9999_later.sql', checksum: 'x' }];
  await writeArchive(newer, (archive) => archive.add('courtyard.json', json({ ...head, migrations })));
  await expect(restore(other, newer)).rejects.toThrow(/unknown migration 9999_later.sql/);
  await other.drop();
});

test('a name that leads out of the data folder is refused', async () => {
  const other = await elsewhere();
  const evil = join(folder, 'evil.tar.gz');
  const migrations = (await knownMigrations()).map(({ name, checksums }) => ({
    name,
    checksum: checksums[0],
  }));
  await writeArchive(evil, async (archive) => {
    await archive.add('courtyard.json', json({ ...head, migrations }));
    await archive.add('data/files/../../evil', Buffer.from('x'));
  });
  await expect(restore(other, evil)).rejects.toThrow(/contains an unexpected file/);
  expect(await readdir(folder)).not.toContain('evil');
  expect(await readdir(other.dataFolder)).toEqual([]);
  await other.drop();
});

test('stored files that are missing, or are not as they were stored, are named, and the rest is backed up', async () => {
  const { platform, tenants } = app;
  const keys = [await platform.files.keysOf(tenants.demo), await platform.files.keysOf(tenants.lakeside)];
  const [missing, changed] = keys.map(([key]) => key ?? '');
  const paths = [missing, changed].map((key) => join(platform.dataFolder, 'files', key ?? ''));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  await rm(paths[0] ?? '');
  await writeFile(paths[1] ?? '', 'x');
  const without = join(folder, 'without.tar.gz');
  const report = await backUp({ databaseUrl: sourceUrl, dataFolder: platform.dataFolder }, without);
  await Promise.all(paths.map((path, at) => writeFile(path, contents[at] ?? '')));
  expect(new Set(report.damaged)).toEqual(new Set([missing, changed]));
  const other = await elsewhere();
  await expect(restore(other, without)).resolves.toMatchObject({ communities: 2, files: report.files });
  await other.drop();
});

test('a release that is removed meanwhile is left out', async () => {
  const { dataFolder } = app.platform;
  // What takes a while, before what goes.
  await writeRelease('1.0.0', 'large.js', randomBytes(12_000_000));
  const gone = await writeRelease('1.1.0', 'entry.js', Buffer.from('entry();'));
  const meanwhile = join(folder, 'meanwhile.tar.gz');
  const backup = backUp({ databaseUrl: sourceUrl, dataFolder }, meanwhile);
  await until(async () => ((await stat(`${meanwhile}.partial`).catch(() => null))?.size ?? 0) > 12_000_000);
  await rm(gone, { recursive: true });
  await backup;
  const other = await elsewhere();
  await restore(other, meanwhile);
  const restored = await readdir(join(other.dataFolder, 'sections/gardens'), { recursive: true });
  expect(restored.toSorted()).toEqual(['1.0.0', '1.0.0/a..b.js', '1.0.0/large.js']);
  await other.drop();
});
