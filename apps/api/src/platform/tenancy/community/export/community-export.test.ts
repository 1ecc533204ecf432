import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { unzipped } from '../../../../testing/unzip';
import { exportedTables } from './writing/exported-tables.sql';
import { leftOutColumns, leftOutTables } from './writing/left-out.rules';
import { runExport } from './run-export';

const scene = withApp();
const start = 'POST /api/v1/shell/community/exports';
const list = 'GET /api/v1/shell/community/exports';
const remove = 'DELETE /api/v1/shell/community/exports/:exportId';
const admin = (community: 'demo' | 'lakeside' = 'demo') => scene.client.as('admin', community);
const exportsFolder = () => join(scene.platform.dataFolder, 'exports', scene.tenants.demo);

const get = (url: string, community = 'demo') =>
  scene.app.inject({ method: 'GET', url, headers: { host: `${community}.localhost:8080` } });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function storedFile(name: string, text: string) {
  return scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const file = { tenantId: scene.tenants.demo, name, content: Buffer.from(text), uploadedBy: null };
    const { id } = await scene.platform.files.store(tx, file);
    await scene.platform.files.attach(tx, id);
    return id;
  });
}

async function begun(): Promise<string> {
  return (await (await admin()).ok(start)).data.id;
}
const run = (exportId: string, platform = scene.platform) =>
  runExport(platform, { tenantId: scene.tenants.demo, exportId });
const current = async () => (await (await admin()).ok(list)).data[0];

async function exported(): Promise<Map<string, Buffer>> {
  const id = await begun();
  await run(id);
  const url = (await current())?.url;
  if (!url) throw new Error('the export has no link');
  const answer = await get(url);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  return unzipped(answer.rawPayload);
}

const manifestOf = (zip: Map<string, Buffer>) => JSON.parse(String(zip.get('manifest.json')));

test('all of a community is in it, counted and with checksums, and nothing of another', async () => {
  const fileId = await storedFile('rules.txt', 'Be kind.');
  const zip = await exported();
  const manifest = manifestOf(zip);
  expect(manifest).toMatchObject({ product: 'courtyard', format: 1, community: { slug: 'demo' } });
  for (const { name, file, rows, sha256: checksum, columns } of manifest.tables) {
    const bytes = zip.get(file) ?? Buffer.alloc(0);
    expect([name, sha256(bytes)]).toEqual([name, checksum]);
    const parsed: Record<string, string>[] = parse(bytes, { columns: true });
    expect([name, parsed.length]).toEqual([name, rows]);
    expect(bytes.toString().split('\n')[0]).toBe(
      columns.map((each: { name: string }) => each.name).join(','),
    );
    const strangers = parsed.filter((row) => 'tenant_id' in row && row.tenant_id !== scene.tenants.demo);
    expect([name, strangers]).toEqual([name, []]);
    expect([name, bytes.includes('@lakeside.example')]).toEqual([name, false]);
  }
  expect(String(zip.get(`files/${fileId}/rules.txt`))).toBe('Be kind.');
  expect(manifest.files.damaged).toEqual([]);
  const files = [...zip.keys()].filter((name) => name.startsWith('files/'));
  expect(files).toHaveLength(manifest.files.count);
  expect(String(zip.get('README.txt'))).toContain(manifest.community.name);
  expect([...zip.values()].filter((bytes) => bytes.includes('$argon2'))).toEqual([]);
});

test('every table of communities is exported or is said to be left out, with the reason', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')`.execute(
    scene.platform.db,
  );
  const client = await scene.platform.pool.connect();
  const tables = await exportedTables(client).finally(() => client.release());
  const there = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  for (const { name, columns } of rows) {
    const kept = columns.filter((column) => !(`${name}.${column}` in leftOutColumns));
    expect([name, there.get(name)?.toSorted()]).toEqual([
      name,
      name in leftOutTables ? undefined : kept.toSorted(),
    ]);
  }
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(leftOutTables).filter((name) => !names.has(name))).toEqual([]);
  const columns = new Set(rows.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`)));
  expect(Object.keys(leftOutColumns).filter((name) => !columns.has(name))).toEqual([]);
});

test('no column that sounds like a secret leaves', async () => {
  const client = await scene.platform.pool.connect();
  const tables = await exportedTables(client).finally(() => client.release());
  const suspicious = tables.flatMap(({ name, columns }) =>
    columns
      .filter(
        (column) =>
          /hash|token|secret|password|private|auth(?!or)|endpoint|_key$/.test(column.name) ||
          column.type === 'bytea',
      )
      .map((column) => `${name}.${column.name}`),
  );
  // What keeps a notification from being told twice opens nothing; a person's key is their id; what a poll was counted by is
  // published for everybody to compare; of the key of a sealed poll only the public half is here, and hashes of what is chance.
  // The chain of the journal is there to be compared.
  expect(suspicious.toSorted()).toEqual([
    'announcement_recipient.person_key',
    'book_check.expected_hash',
    'book_check.head_hash',
    'journal_entry.hash',
    'journal_entry.idem_hash',
    'journal_entry.idem_key',
    'journal_entry.prev_hash',
    'ledger_head.hash',
    'meeting_attendee.person_key',
    'meeting_notice_recipient.person_key',
    'motion_vote.person_key',
    'notification.dedupe_key',
    'payout_batch.content_hash',
    'period_action.head_hash',
    'poll.box_hash',
    'poll.public_key',
    'poll.rules_hash',
    'poll_count.input_hash',
    'poll_count.result_hash',
    'poll_count.rules_hash',
    'poll_key.answer_hash',
    'poll_key.public_key',
    'poll_key_copy.answer_hash',
    'poll_key_copy.mark_hash',
    'poll_letter.person_key',
  ]);
});

test('a table comes after those that it refers to', async () => {
  const client = await scene.platform.pool.connect();
  const tables = await exportedTables(client).finally(() => client.release());
  const place = new Map(tables.map(({ name }, index) => [name, index]));
  expect(tables.length).toBeGreaterThan(25);
  for (const { name, needs } of tables)
    for (const other of needs) expect(place.get(other)).toBeLessThan(place.get(name) ?? -1);
  const column = tables.find(({ name }) => name === 'asset')?.columns.find(({ name }) => name === 'area_id');
  expect(column).toEqual({ name: 'area_id', type: 'uuid', mayBeNull: true, refersTo: 'common_area.id' });
});

test('a file that is missing in the store, or is another, is named, and all else is there', async () => {
  const [missing, other] = [await storedFile('gone.txt', 'one'), await storedFile('other.txt', 'two')];
  const pathOf = (id: string) => join(scene.platform.dataFolder, 'files', scene.tenants.demo, id);
  await rm(pathOf(missing));
  await writeFile(pathOf(other), 'not two');
  const zip = await exported();
  expect(manifestOf(zip).files.damaged.toSorted()).toEqual([missing, other].toSorted());
  expect(await current()).toMatchObject({ status: 'done', damagedFiles: 2 });
  expect(zip.has(`files/${missing}/gone.txt`)).toBe(false);
});

test('who began it is told, and its history says so', async () => {
  const person = await admin();
  const { data } = await person.ok('GET /api/v1/shell/notifications');
  expect(data).toContainEqual(
    expect.objectContaining({ title: 'The export is ready', link: '/administration/data' }),
  );
  const { data: history } = await person.ok('GET /api/v1/shell/community/history');
  expect(history.map(({ action }) => action)).toContain('community-export.start');
});

test('one at a time, whoever asks at once', async () => {
  const person = await admin();
  const answers = await Promise.all([1, 2, 3].map(() => person.call(start)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  // A statement that came five times over one connection is planned for any values from then on.
  for (let time = 0; time < 12; time += 1) expect((await person.call(start)).status).toBe(409);
  const id = (await current())?.id ?? '';
  await Promise.all([run(id), run(id)]);
  expect((await readdir(exportsFolder())).filter((name) => name.startsWith(id))).toEqual([`${id}.zip`]);
});

test('the link ends, and is of one export of one community', async () => {
  const done = await current();
  const url = done?.url ?? '';
  expect((await get(url, 'lakeside')).statusCode).toBe(403);
  expect((await get(url.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(403);
  scene.setClock(new Date(Date.now() + 11 * 60_000));
  expect((await get(url)).statusCode).toBe(403);
  scene.setClock(new Date());
});

test('an export of another community is not there', async () => {
  const exportId = (await current())?.id ?? '';
  const other = await admin('lakeside');
  expect((await other.ok(list)).data).toEqual([]);
  expect((await other.call(remove, { params: { exportId } })).status).toBe(404);
  expect((await current())?.id).toBe(exportId);
});

test('what a killed process left is written anew by the next, and nothing of it stays', async () => {
  const id = await begun();
  // As the process left it: taken up, silent, half a file.
  await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx
      .updateTable('communityExport')
      .set({ status: 'running', attempts: 1, touchedAt: new Date(Date.now() - 30_000) })
      .where('id', '=', id)
      .execute(),
  );
  await run(id);
  expect(await current()).toMatchObject({ id, status: 'running' });
  scene.setClock(new Date(Date.now() + 45_000));
  await scene.runJob('community-exports.tidy');
  await run(id);
  expect(await current()).toMatchObject({ id, status: 'done' });
  scene.setClock(new Date());
});

test('one that is removed while it is written stops, and leaves no file', async () => {
  const id = await begun();
  const person = await admin();
  const { files } = scene.platform;
  const opened = jest.spyOn(files, 'openIfThere').mockImplementationOnce(async (key) => {
    await person.ok(remove, { params: { exportId: id } });
    return files.open(key);
  });
  await run(id);
  opened.mockRestore();
  expect((await readdir(exportsFolder())).filter((name) => name.startsWith(id))).toEqual([]);
  expect((await current())?.id).not.toBe(id);
});

test('what fails is tried three times, then said', async () => {
  const id = await begun();
  const broken = {
    ...scene.platform,
    files: Object.assign(Object.create(scene.platform.files), {
      openIfThere: async () => {
        throw new Error('the disk is gone');
      },
    }),
  };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(run(id, broken)).rejects.toThrow('the disk is gone');
    expect((await current())?.status).toBe(attempt < 3 ? 'queued' : 'failed');
  }
  const { data } = await (await admin()).ok('GET /api/v1/shell/notifications');
  expect(data[0]).toMatchObject({ title: 'The export failed' });
  expect((await readdir(exportsFolder())).filter((name) => name.includes('partial'))).toEqual([]);
});

test('after a week it is gone, with its file', async () => {
  expect((await readdir(exportsFolder())).length).toBeGreaterThan(0);
  scene.setClock(new Date(Date.now() + 8 * 86_400_000));
  await scene.runJob('community-exports.tidy');
  expect((await (await admin()).ok(list)).data).toEqual([]);
  expect(await readdir(exportsFolder())).toEqual([]);
  scene.setClock(new Date());
});
