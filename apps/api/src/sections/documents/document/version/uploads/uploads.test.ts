import { randomUUID } from 'node:crypto';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withApp } from '../../../../../testing';
import { until } from '../../../../../testing/until';
import { contentOf, sha256, withUploads } from './tus-client.fixture';

const app = withApp();
const { create, pathOf, begin, patch, head, inDemo, idOf, partOf, parts, storedOf, hang } = withUploads(app);
const kilobyte = 1024;
const admin = () => app.client.as('admin', 'demo');
const root = () => app.tenants.demo;

test('a file arrives in parts, becomes a document of the same bytes, and the upload is gone', async () => {
  const person = await admin();
  const content = contentOf(300 * kilobyte);
  const made = await create(person, { bytes: content.length, name: '../Übersicht.png' });
  expect([made.status, made.headers['upload-offset'], made.headers['tus-resumable']]).toEqual([
    201,
    '0',
    '1.0.0',
  ]);
  const path = pathOf(made);
  const first = await patch(person, path, 0, content.subarray(0, 100_000));
  expect([first.status, first.headers['upload-offset']]).toEqual([204, '100000']);
  expect((await head(person, path)).headers).toMatchObject({
    'upload-offset': '100000',
    'upload-length': String(content.length),
    'cache-control': 'no-store',
  });
  const last = await patch(person, path, 100_000, content.subarray(100_000));
  expect([last.status, last.headers['upload-offset']]).toEqual([204, String(content.length)]);
  expect((await head(person, path)).headers['upload-offset']).toBe(String(content.length));
  const { data } = await person.ok('POST /api/v1/documents', {
    body: { folderId: root(), fileId: idOf(path) },
  });
  expect(data).toMatchObject({ name: 'Übersicht.png', bytes: content.length, kind: 'picture' });
  expect(data.versions[0]?.sha256).toBe(sha256(content));
  expect((await head(person, path)).status).toBe(404);
  expect(await parts()).toEqual([]);
});

test('a connection that breaks keeps what arrived, and the file has the same hash in the end', async () => {
  const person = await admin();
  const content = contentOf(400 * kilobyte);
  const path = await begin(person, { bytes: content.length });
  const sent = await hang(person, path, {
    offset: 0,
    bytes: content.length,
    body: content.subarray(0, 150_000),
  });
  sent.destroy();
  let offset = 0;
  await until(async () => {
    offset = Number((await head(person, path)).headers['upload-offset']);
    return offset > 0;
  });
  expect(offset).toBe(150_000);
  await patch(person, path, offset, content.subarray(offset));
  expect((await storedOf(path))?.sha256).toBe(sha256(content));
});

test('who comes back while the old connection hangs takes over from it', async () => {
  const person = await admin();
  const content = contentOf(200 * kilobyte);
  const path = await begin(person, { bytes: content.length });
  const sent = await hang(person, path, {
    offset: 0,
    bytes: content.length,
    body: content.subarray(0, 50_000),
  });
  expect((await head(person, path)).headers['upload-offset']).toBe('50000');
  expect((await patch(person, path, 50_000, content.subarray(50_000))).status).toBe(204);
  expect((await storedOf(path))?.sha256).toBe(sha256(content));
  sent.destroy();
});

test('of parts that are sent at once each byte counts once', async () => {
  const person = await admin();
  const content = contentOf(256 * kilobyte);
  const path = await begin(person, { bytes: content.length });
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () => patch(person, path, 0, content.subarray(0, 100_000))),
  );
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
  expect(statuses.filter((status) => ![204, 409, 423, 0].includes(status))).toEqual([]);
  const offset = Number((await head(person, path)).headers['upload-offset']);
  const wrong = await patch(person, path, offset + 1, content.subarray(offset + 1));
  expect([wrong.status, wrong.code]).toEqual([409, 'upload-offset']);
  await patch(person, path, offset, content.subarray(offset));
  expect((await storedOf(path))?.sha256).toBe(sha256(content));
});

test('another process that writes is waited for, until its time is over', async () => {
  const person = await admin();
  const path = await begin(person, { bytes: 1000 });
  await inDemo(
    sql`update resumable_upload set writer = gen_random_uuid(), writer_until = now() + interval '10 s'`,
  );
  const refused = await patch(person, path, 0, contentOf(1000));
  expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([423, 'upload-locked', '5']);
  await inDemo(sql`update resumable_upload set writer_until = now() - interval '1 s'`);
  expect((await patch(person, path, 0, contentOf(1000))).status).toBe(204);
});

test('bytes of a part that were not counted are cut away, and what this process forgot is read again', async () => {
  const person = await admin();
  const content = contentOf(100_000);
  const path = await begin(person, { bytes: content.length });
  await patch(person, path, 0, content.subarray(0, 60_000));
  await inDemo(sql`update resumable_upload set received = 40000`);
  await patch(person, path, 40_000, content.subarray(40_000));
  expect((await storedOf(path))?.sha256).toBe(sha256(content));
});

test('a full disk keeps what arrived before, and says what to do', async () => {
  const person = await admin();
  const path = await begin(person, { bytes: 100_000 });
  await mkdir(join(app.platform.files.uploads, app.tenants.demo), { recursive: true });
  // Every write to it finds no room.
  await symlink('/dev/full', partOf(path));
  const refused = await patch(person, path, 0, contentOf(50_000));
  expect([refused.status, refused.code]).toEqual([507, 'no-room']);
  expect(refused.text).toContain('free up space, then resume');
  expect((await head(person, path)).headers['upload-offset']).toBe('0');
  await rm(partOf(path));
  expect((await patch(person, path, 0, contentOf(50_000))).status).toBe(204);
});

test('created twice with one key, it is one upload', async () => {
  const person = await admin();
  const key = randomUUID();
  const [first, second] = [await create(person, { bytes: 5, key }), await create(person, { bytes: 5, key })];
  expect(pathOf(second)).toBe(pathOf(first));
  expect((await create(person, { bytes: 6, key })).code).toBe('idempotency-key-reused');
});

test('an upload that stands still for a day is dropped with its bytes, and so are bytes of no upload', async () => {
  const person = await admin();
  const path = await begin(person, { bytes: 1000 });
  await patch(person, path, 0, contentOf(1000).subarray(0, 500));
  await app.runJob('files.drop-uploads');
  expect(await parts()).toEqual([idOf(path)]);
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  try {
    expect((await head(person, path)).status).toBe(404);
    await app.runJob('files.drop-uploads');
    expect(await parts()).toEqual([]);
    expect(await inDemo(sql`select id from resumable_upload`)).toEqual([]);
  } finally {
    app.setClock(new Date());
  }
});
