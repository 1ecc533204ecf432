import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type TestPerson, withApp } from '../../../../testing';
import { unzipped } from '../../../../testing/unzip';
import { addDocument, addFolder, memberIdOf, storedFile } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

const zipOf = async (person: TestPerson, folderId: string) => {
  const answer = await app.app.inject({
    url: `/api/v1/document-folders/${folderId}/zip`,
    headers: { host: 'demo.localhost:8080', authorization: `Bearer ${person.token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const namesIn = async (person: TestPerson, folderId: string) =>
  [...(await unzipped((await zipOf(person, folderId)).bytes)).keys()].toSorted();

/** Where the bytes of a document's first version lie. */
async function bytesOf(documentId: string): Promise<string> {
  const { rows } = await app.platform.inTenant(root(), (tx) =>
    sql<{ key: string }>`select storage_key as key from document_version v join file on file.id = v.file_id
      where v.document_id = ${documentId}`.execute(tx),
  );
  return join(app.platform.dataFolder, 'files', rows[0]?.key ?? '');
}

test('a folder is packed with what is below it, each entry with its bytes, under names that any system takes', async () => {
  const person = await admin();
  const folder = await addFolder(person, root(), 'Año 2024');
  const plans = await addFolder(person, folder.id, 'Plans');
  const trashed = await addDocument(app, person, folder.id, 'old.txt');
  await person.ok('POST /api/v1/documents/:documentId/trash', {
    params: { documentId: trashed.id },
    body: { version: 1 },
  });
  for (const name of ['Roof.txt', 'roof.txt']) await addDocument(app, person, folder.id, name);
  await addDocument(app, person, plans.id, 'NUL.txt');
  const zip = await zipOf(person, folder.id);
  expect(zip.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining("filename*=UTF-8''A%C3%B1o%202024.zip"),
  });
  const entries = await unzipped(zip.bytes);
  expect([...entries].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['Roof.txt', 'Roof.txt'],
    ['roof (2).txt', 'roof.txt'],
    ['Plans/_NUL.txt', 'NUL.txt'],
  ]);
});

test('it holds what its reader may see: a folder that is closed to them is not named', async () => {
  const [person, reader] = [await admin(), await owner()];
  const folder = await addFolder(person, root(), 'For all');
  await addDocument(app, person, folder.id, 'open.txt');
  const closed = await addFolder(person, folder.id, 'Board only', true);
  await addDocument(app, person, closed.id, 'secret.txt');
  const given = await addFolder(person, closed.id, 'Given');
  await addDocument(app, person, given.id, 'given.txt');
  await person.ok('PUT /api/v1/document-folders/:folderId/access', {
    params: { folderId: given.id },
    body: {
      isRestricted: false,
      grants: [{ grantee: { kind: 'person', id: await memberIdOf(app, 'owner') }, right: 'view' }],
      version: given.version,
    },
  });
  expect(await namesIn(person, folder.id)).toEqual([
    'Board only/Given/given.txt',
    'Board only/secret.txt',
    'open.txt',
  ]);
  expect(await namesIn(reader, folder.id)).toEqual(['Given/given.txt', 'open.txt']);
  expect((await zipOf(reader, closed.id)).status).toBe(404);
  const lake = await app.client.as('admin', 'lakeside');
  const params = { folderId: folder.id };
  expect((await lake.call('GET /api/v1/document-folders/:folderId/zip', { params })).status).toBe(404);
});

test('chosen documents are packed as far as the caller may see them', async () => {
  const [person, reader] = [await admin(), await owner()];
  const closed = await addFolder(person, root(), 'Closed', true);
  const [open, secret] = [
    await addDocument(app, person, root(), 'seen.txt'),
    await addDocument(app, person, closed.id, 'unseen.txt'),
  ];
  const packed = async (who: TestPerson, ids: string[]) => {
    const answer = await app.app.inject({
      url: `/api/v1/documents/zip?ids=${ids.join(',')}`,
      headers: { host: 'demo.localhost:8080', authorization: `Bearer ${who.token}` },
    });
    return answer.statusCode === 200 ? [...(await unzipped(answer.rawPayload)).keys()] : answer.statusCode;
  };
  expect(await packed(person, [open.id, secret.id])).toEqual(['seen.txt', 'unseen.txt']);
  expect(await packed(reader, [open.id, secret.id])).toEqual(['seen.txt']);
  expect(await packed(reader, [secret.id])).toBe(404);
  expect(
    await packed(
      reader,
      Array.from({ length: 201 }, () => open.id),
    ),
  ).toBe(422);
});

test('a document whose bytes are lost is named in the ZIP instead', async () => {
  const person = await admin();
  const folder = await addFolder(person, root(), 'With a gap');
  const lost = await addDocument(app, person, folder.id, 'lost.txt');
  await addDocument(app, person, folder.id, 'there.txt');
  await rm(await bytesOf(lost.id));
  const entries = await unzipped((await zipOf(person, folder.id)).bytes);
  expect([...entries.keys()]).toEqual(['there.txt', 'Not included.txt']);
  expect(entries.get('Not included.txt')?.toString()).toContain('lost.txt');
});

describe('over a connection', () => {
  let port = 0;
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
  });

  const open = (person: TestPerson, folderId: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host: 'demo.localhost:8080', authorization: `Bearer ${person.token}` };
      request({ port, host: '127.0.0.1', path: `/api/v1/document-folders/${folderId}/zip`, headers }, resolve)
        .on('error', reject)
        .end();
    });
  /** More than the buffers between a disk and a reader hold. */
  const large = 'x'.repeat(20 * 1024 * 1024);
  const addLarge = async (person: TestPerson, folderId: string, name: string) => {
    const fileId = await storedFile(app, name, large);
    return (await person.ok('POST /api/v1/documents', { body: { folderId, fileId, name } })).data;
  };
  /** Kept as it is, so that the reader decides how far the ZIP is. */
  const asArchives = () =>
    app.platform.inTenant(root(), (tx) =>
      sql`update file set media_type = 'application/zip' where bytes = ${large.length}`.execute(tx),
    );
  const readAll = (answer: IncomingMessage) =>
    new Promise<{ bytes: Buffer; isWhole: boolean }>((resolve) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => {});
      answer.on('close', () => resolve({ bytes: Buffer.concat(chunks), isWhole: answer.complete }));
    });

  test('the right is asked for at the turn of each entry', async () => {
    const [person, reader] = [await admin(), await owner()];
    const folder = await addFolder(person, root(), 'Taken away meanwhile');
    await addLarge(person, folder.id, 'a.txt');
    await addDocument(app, person, folder.id, 'b.txt');
    await asArchives();
    const answer = await open(reader, folder.id);
    await new Promise((resolve) => answer.once('readable', resolve));
    await person.ok('PUT /api/v1/document-folders/:folderId/access', {
      params: { folderId: folder.id },
      body: {
        isRestricted: true,
        grants: [{ grantee: { kind: 'person', id: await memberIdOf(app, 'admin') }, right: 'change' }],
        version: folder.version,
      },
    });
    const { bytes } = await readAll(answer);
    expect([...(await unzipped(bytes)).keys()]).toEqual(['a.txt.zip']);
  });

  test('who ends their session in the middle gets a ZIP without an end, and the server goes on', async () => {
    const { data } = await app.client.anonymous('demo').ok('POST /api/v1/member-auth/login', {
      body: { email: 'owner@demo.example', password: 'courtyard-demo' },
    });
    const [person, reader] = [await admin(), app.client.holding(data.token, 'demo')];
    const folder = await addFolder(person, root(), 'Signed out meanwhile');
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await addLarge(person, folder.id, name);
    await asArchives();
    const answer = await open(reader, folder.id);
    await new Promise((resolve) => answer.once('readable', resolve));
    await reader.ok('POST /api/v1/member-auth/logout', {});
    const { isWhole } = await readAll(answer);
    expect(isWhole).toBe(false);
    expect((await person.call('GET /api/v1/hoa-documents')).status).toBe(200);
  });

  test('a person has two at a time, and a place is free again when a reader goes', async () => {
    const person = await admin();
    const folder = await addFolder(person, root(), 'Three times');
    await addLarge(person, folder.id, 'a.txt');
    await asArchives();
    const [first, second] = [await open(person, folder.id), await open(person, folder.id)];
    const third = await open(person, folder.id);
    expect(third.statusCode).toBe(429);
    first.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const fourth = await open(person, folder.id);
    expect(fourth.statusCode).toBe(200);
    fourth.destroy();
    second.destroy();
  });
});
