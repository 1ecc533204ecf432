import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { withApp } from '../../testing';
import type { Tx } from '../database/database';
import { Problem } from '../http/problem';
import { exchangeFiles } from './attached-files.sql';
import { dropUnattached, dropUnknown } from './files.jobs';
import { largestFileBytes } from '@courtyard/contract/platform/uploads/file-size';
import { releaseRoom, reserveRoom } from './intake/upload-room';

const tested = withApp();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Stored {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
  url: string;
}

async function upload(name: string, content: Buffer, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const { token } = await tested.client.as('owner', 'demo');
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: {
      host: 'demo.localhost:8080',
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, text: answer.body, data: () => answer.json<{ data: Stored }>().data };
}

const download = (url: string, community = 'demo') =>
  tested.app.inject({ url, headers: { host: `${community}.localhost:8080` } });
const leftovers = () => readdir(tested.platform.files.arrivals).catch(() => []);

describe('an upload', () => {
  test('is stored by what its bytes are and comes back the same', async () => {
    const answer = await upload('Übersicht.exe', png);
    expect(answer.status).toBe(201);
    const file = answer.data();
    expect(file).toMatchObject({ name: 'Übersicht.exe.png', mediaType: 'image/png', bytes: png.length });
    const stored = join(tested.platform.dataFolder, 'files', tested.tenants.demo);
    for (const [path, mode] of [
      [stored, 0o700],
      [join(stored, file.id), 0o600],
    ] as const) {
      expect((await stat(path)).mode & 0o777).toBe(mode);
    }
    const back = await download(file.url);
    expect(back.rawPayload).toEqual(png);
    expect(back.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(back.headers['content-disposition']).toContain("filename*=UTF-8''%C3%9Cbersicht.exe.png");
  });

  test.each([
    ['a program', 'photo.png', Buffer.from('MZ\u0090\u0000not a picture'), 415, 'file-kind'],
    ['a page', 'page.html', Buffer.from('<script>alert(1)</script>'), 415, 'file-kind'],
    ['nothing', 'empty.txt', Buffer.alloc(0), 422, 'file-empty'],
    ['too much', 'long.txt', Buffer.alloc(largestFileBytes + 1, 'a'), 413, 'file-too-large'],
  ])('%s is refused and leaves nothing behind', async (_what, name, content, status, code) => {
    const answer = await upload(name, content);
    expect([answer.status, answer.text.includes(`"${code}"`)]).toEqual([status, true]);
    expect(await leftovers()).toEqual([]);
  });

  const sent = async (payload: string, contentType = 'multipart/form-data; boundary=x') => {
    const { token } = await tested.client.as('owner', 'demo');
    const headers = {
      host: 'demo.localhost:8080',
      authorization: `Bearer ${token}`,
      'content-type': contentType,
    };
    const answer = await tested.app.inject({ method: 'POST', url: '/api/v1/files', headers, payload });
    return [answer.statusCode, answer.json().code];
  };
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nhello\r\n`;

  test.each([
    ['without a boundary', part('file'), 'multipart/form-data', 400, 'malformed'],
    [
      'with a boundary of 300 characters',
      part('file'),
      `multipart/form-data; boundary=${'x'.repeat(300)}`,
      400,
      'malformed',
    ],
    ['that breaks off', part('file'), undefined, 400, 'malformed'],
    ['as JSON', '{}', 'application/json', 415, 'media-type'],
    ['under the name of a prototype', `${part('__proto__')}--x--\r\n`, undefined, 422, 'validation'],
  ])('%s is told as such', async (_what, payload, contentType, status, code) => {
    expect(await sent(payload, contentType)).toEqual([status, code]);
    expect(await leftovers()).toEqual([]);
  });

  test('needs room: who has 2 GB waiting puts them to use first', async () => {
    const { id } = (await upload('big.png', png)).data();
    const resize = (bytes: number) =>
      tested.platform.inTenant(tested.tenants.demo, (tx) =>
        sql`update file set bytes = ${bytes} where id = ${id}`.execute(tx),
      );
    await resize(2 * 1024 ** 3);
    expect((await upload('more.png', png)).status).toBe(429);
    await tested.platform.inTenant(tested.tenants.demo, (tx) => tested.platform.files.attach(tx, id));
    expect((await upload('more.png', png)).status).toBe(201);
  });

  test.each([
    ['owners.csv', Buffer.from('Unidad;Dueño\r\n12;Muñoz\r\n', 'latin1'), 'text/csv; charset=windows-1252'],
    ['meeting.ics', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 'text/calendar; charset=utf-8'],
    ['units.csv', Buffer.from('BM-1,Ana\nMZ-2,Bo\n'), 'text/csv; charset=utf-8'],
    ['songs.txt', Buffer.from('ID3 is a tag'), 'text/plain; charset=utf-8'],
  ])('%s is stored as the text that it is', async (name, content, mediaType) => {
    const file = (await upload(name, content)).data();
    expect(file.mediaType).toBe(mediaType);
    expect((await download(file.url)).rawPayload).toEqual(content);
  });

  const reserved = () =>
    tested.platform.inTenant(tested.tenants.demo, async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from upload_reservation`.execute(tx);
      return rows.map(({ id }) => id);
    });

  test('gives back the room that it kept, whether it was stored or not', async () => {
    expect((await upload('a.png', png)).status).toBe(201);
    expect((await upload('page.html', Buffer.from('<b>'))).status).toBe(415);
    expect(await reserved()).toEqual([]);
  });

  test('keeps its room from the beginning: many at the same time get as much as one after the other', async () => {
    const { platform, tenants } = tested;
    const inDemo = <T>(work: (tx: Tx) => Promise<T>) => platform.inTenant(tenants.demo, work);
    const { id: memberId } = await inDemo((tx) =>
      tx
        .selectFrom('member')
        .select('id')
        .where('displayName', '=', 'Daniel Reyes')
        .executeTakeFirstOrThrow(),
    );
    const uploader = { tenantId: tenants.demo, memberId };
    const reserve = (now = new Date()) =>
      inDemo((tx) => reserveRoom(tx, uploader, { bytes: 80 * 1024 * 1024, now })).catch((error: unknown) =>
        error instanceof Problem ? error.status : error,
      );
    const answers = await Promise.all(Array.from({ length: 30 }, () => reserve()));
    expect(answers.filter((answer) => answer === 429)).toHaveLength(5);
    const [first = ''] = await reserved();
    await inDemo((tx) => releaseRoom(tx, uploader, first));
    expect(await reserve()).not.toBe(429);
    expect(await reserve()).toBe(429);
    // What a process that ended left behind is no longer counted after a while.
    expect(await reserve(new Date(Date.now() + 16 * 60_000))).not.toBe(429);
    await inDemo((tx) => sql`delete from upload_reservation`.execute(tx));
  });

  test('text is only ever saved, not shown', async () => {
    const back = await download((await upload('notes.txt', Buffer.from('Grüße'))).data().url);
    expect(back.headers['content-disposition']).toMatch(/^attachment/);
  });

  test('needs a session and the field `file`', async () => {
    expect((await upload('a.png', png, 'picture')).status).toBe(422);
    const nobody = await tested.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: { host: 'demo.localhost:8080', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(nobody.statusCode).toBe(401);
  });
});

describe('a link', () => {
  test('is no good in another community, when changed, or later', async () => {
    const { url } = (await upload('a.png', png)).data();
    expect((await download(url, 'lakeside')).statusCode).toBe(403);
    expect((await download(url.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(403);
    tested.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await download(url)).statusCode).toBe(403);
    tested.setClock(new Date());
    expect((await download(url)).statusCode).toBe(200);
  });
});

describe('what refers to a file', () => {
  const inDemo = <T>(work: Parameters<typeof tested.platform.inTenant<T>>[1]) =>
    tested.platform.inTenant(tested.tenants.demo, work);
  const later = (hours: number) => tested.setClock(new Date(Date.now() + hours * 3_600_000));

  test('keeps it; a day after nothing does, it is dropped with its bytes', async () => {
    tested.setClock(new Date());
    const { files } = tested.platform;
    const [kept, dropped] = [(await upload('k.png', png)).data(), (await upload('d.png', png)).data()];
    await inDemo((tx) => files.attach(tx, kept.id));
    later(23);
    await dropUnattached(tested.platform);
    expect((await inDemo((tx) => files.describe(tx, [kept.id, dropped.id]))).size).toBe(2);
    later(25);
    await dropUnattached(tested.platform);
    expect([...(await inDemo((tx) => files.describe(tx, [kept.id, dropped.id]))).keys()]).toEqual([kept.id]);
    await inDemo((tx) => files.detach(tx, kept.id));
    later(50);
    await dropUnattached(tested.platform);
    await expect(inDemo((tx) => files.read(tx, kept.id))).rejects.toThrow('no such file');
  });

  test('is a row: bytes that none knows are removed when they are a month old', async () => {
    tested.setClock(new Date());
    const { id } = (await upload('k.png', png)).data();
    const folder = join(tested.platform.dataFolder, 'files', tested.tenants.demo);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    const [old, fresh] = [randomUUID(), randomUUID()];
    for (const name of [old, fresh]) await writeFile(join(folder, name), 'left behind');
    for (const name of [old, id]) await utimes(join(folder, name), longAgo, longAgo);
    // Of a community that never came to be: its import was killed.
    const nowhere = join(tested.platform.dataFolder, 'files', randomUUID());
    await mkdir(nowhere);
    for (const name of [old, fresh]) await writeFile(join(nowhere, name), 'left behind');
    await utimes(join(nowhere, old), longAgo, longAgo);
    await dropUnknown(tested.platform);
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining([id, fresh]));
    expect(left).not.toContain(old);
    expect(await readdir(nowhere)).toEqual([fresh]);
  });

  test('is one thing, of the same community', async () => {
    tested.setClock(new Date());
    const { files, inTenant } = tested.platform;
    const { id } = (await upload('a.png', png)).data();
    await expect(inTenant(tested.tenants.lakeside, (tx) => files.attach(tx, id))).rejects.toThrow(
      'no such file',
    );
    await inDemo((tx) => files.attach(tx, id));
    await expect(inDemo((tx) => files.attach(tx, id))).rejects.toThrow(
      'This file is already attached to another record',
    );
  });

  test('a section can store and read bytes itself', async () => {
    const { files } = tested.platform;
    const tenantId = tested.tenants.demo;
    const content = Readable.from([Buffer.from('unit,owner\n'), Buffer.from('1,Ana\n')]);
    const row = await inDemo((tx) =>
      files.store(tx, { tenantId, name: 'a/b.csv', content, uploadedBy: null }),
    );
    expect(row).toMatchObject({ name: 'b.csv', mediaType: 'text/csv; charset=utf-8', bytes: 17 });
    const stream = await inDemo((tx) => files.read(tx, row.id));
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('unit,owner\n1,Ana\n');
  });
});

test('files are let go of and taken in one order for everybody', async () => {
  const { platform, tenants } = tested;
  const touched: string[] = [];
  const touch = async (_: Tx, id: string) => void touched.push(id);
  jest.spyOn(platform.files, 'detach').mockImplementation(touch);
  jest.spyOn(platform.files, 'attach').mockImplementation(touch);
  await platform.inTenant(tenants.demo, (tx) =>
    exchangeFiles({ tx, platform }, ['d', 'e', 'b'], ['e', 'c', 'a']),
  );
  expect(touched).toEqual(['a', 'b', 'c', 'd']);
});
