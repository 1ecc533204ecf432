import type { linkedRecordKinds } from '@courtyard/contract/documents/document/document.values';
import { sql } from 'kysely';
import { withApp, type TestPerson } from '../../../testing';
import { addDocument, addFolder, memberIdOf, storedFile } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

const inDemo = <T extends object>(text: ReturnType<typeof sql<T>>) =>
  app.platform.inTenant(app.tenants.demo, async (tx) => (await text.execute(tx)).rows);

async function idOf(text: string): Promise<string> {
  const [row] = await inDemo(sql<{ id: string }>`${sql.raw(text)}`);
  if (!row) throw new Error(`nothing: ${text}`);
  return row.id;
}

const anArea = () =>
  idOf(`select id from common_area where archived_at is null
    and not exists (select from document_link where area_id = common_area.id) order by id limit 1`);

const listed = async (person: TestPerson, recordKind: (typeof linkedRecordKinds)[number], recordId: string) =>
  (
    await person.ok('GET /api/v1/document-links/:recordKind/:recordId', { params: { recordKind, recordId } })
  ).data.documents.map(({ name }) => name);

test('a link shows a document to those who see its folder, and to nobody else', async () => {
  const [person, reader] = [await admin(), await owner()];
  const recordId = await anArea();
  const closed = await addFolder(person, root(), 'Closed to owners', true);
  const open = await addDocument(app, person, root(), 'Pool rules.txt');
  const secret = await addDocument(app, person, closed.id, 'Pool contract.txt');
  for (const { id: documentId } of [open, secret, open])
    await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', {
      params: { recordKind: 'area', recordId, documentId },
    });
  expect(await listed(person, 'area', recordId)).toEqual(['Pool contract.txt', 'Pool rules.txt']);
  expect(await listed(reader, 'area', recordId)).toEqual(['Pool rules.txt']);
  const hidden = { params: { recordKind: 'area' as const, recordId, documentId: open.id } };
  expect(
    (await reader.call('DELETE /api/v1/document-links/:recordKind/:recordId/:documentId', hidden)).status,
  ).toBe(403);
  const shown = await person.ok('GET /api/v1/hoa-documents/:documentId', { params: { documentId: open.id } });
  expect(shown.data.links).toMatchObject([
    { kind: 'area', id: recordId, url: expect.stringContaining(recordId) },
  ]);
  await person.ok('DELETE /api/v1/document-links/:recordKind/:recordId/:documentId', hidden);
  expect(await listed(reader, 'area', recordId)).toEqual([]);
  const history = await person.ok('GET /api/v1/documents/:documentId/history', {
    params: { documentId: open.id },
  });
  expect(history.data.map(({ action }) => action)).toEqual([
    'document.unlink',
    'document.link',
    'document.upload',
  ]);
});

test('what is uploaded on the page of a record is linked to it, or not stored at all', async () => {
  const person = await owner();
  const mine = (await person.ok('GET /api/v1/properties/mine')).data[0]?.id ?? '';
  const other = await idOf(
    `select id from property where id <> '${mine}' and archived_at is null order by id limit 1`,
  );
  const top = (await person.ok('GET /api/v1/my-documents/folders')).data.folders.find(
    ({ root: kind }) => kind === 'member',
  );
  const fileId = await storedFile(app, 'Lease.txt');
  const adding = (id: string) =>
    person.call('POST /api/v1/documents', {
      body: { folderId: top?.id ?? '', fileId, linkTo: { kind: 'property', id } },
    });
  expect((await adding(other)).status).toBe(404);
  expect((await adding(mine)).body.data?.links).toMatchObject([{ kind: 'property', id: mine }]);
  // The demo has a floor plan of it.
  expect(await listed(person, 'property', mine)).toEqual(['Lease.txt', 'Floor plan.pdf']);
  // Private: the manager sees the property, and not this document.
  expect(await listed(await admin(), 'property', mine)).toEqual([]);
});

test('a meeting and an asset that the reader may not open are not told of', async () => {
  const [person, reader] = [await admin(), await owner()];
  const assetId = await idOf('select id from asset order by id limit 1');
  const meetingId = await idOf('select id from meeting where is_executive order by id limit 1');
  const { id: documentId } = await addDocument(app, person, root(), 'Contract.txt');
  const links = [
    { recordKind: 'asset' as const, recordId: assetId },
    { recordKind: 'meeting' as const, recordId: meetingId },
  ];
  for (const link of links)
    await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', {
      params: { ...link, documentId },
    });
  const seen = async (who: TestPerson) =>
    (await who.ok('GET /api/v1/hoa-documents/:documentId', { params: { documentId } })).data.links.map(
      ({ kind }) => kind,
    );
  expect((await seen(person)).toSorted()).toEqual(['asset', 'meeting']);
  expect(await seen(reader)).toEqual([]);
  for (const params of links)
    expect((await reader.call('GET /api/v1/document-links/:recordKind/:recordId', { params })).status).toBe(
      404,
    );
  const { data } = await reader.ok('GET /api/v1/documents/:documentId/history', { params: { documentId } });
  const [name] = await inDemo(sql<{ name: string }>`select name from meeting where id = ${meetingId}`);
  expect(JSON.stringify(data)).not.toContain(JSON.stringify(name?.name));
});

test('a link goes with its record and with its document, and a document in the trash is not listed', async () => {
  const person = await admin();
  const asset = await person.ok('POST /api/v1/assets', {
    body: { name: 'Pump of a link', category: 'pool' },
  });
  const record = { recordKind: 'asset' as const, recordId: asset.data.id };
  const made = await addDocument(app, person, root(), 'Manual.txt');
  const linking = { params: { ...record, documentId: made.id } };
  await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', linking);
  const params = { documentId: made.id };
  const trashed = await person.ok('POST /api/v1/documents/:documentId/trash', {
    params,
    body: { version: 1 },
  });
  expect(await listed(person, record.recordKind, record.recordId)).toEqual([]);
  const { version } = trashed.data;
  await person.ok('POST /api/v1/documents/:documentId/restore', { params, body: { version } });
  expect(await listed(person, record.recordKind, record.recordId)).toEqual(['Manual.txt']);
  await person.ok('DELETE /api/v1/assets/:assetId', { params: { assetId: record.recordId } });
  const after = await person.ok('GET /api/v1/hoa-documents/:documentId', { params });
  expect(after.data.links).toEqual([]);
});

test('members and vendors have documents on their pages, for those who may open both', async () => {
  const [person, reader] = [await admin(), await owner()];
  const [memberId, vendorId] = [
    await memberIdOf(app, 'board'),
    await idOf('select id from vendor order by id limit 1'),
  ];
  const { id: documentId } = await addDocument(app, person, root(), 'W-9.txt');
  const links = [
    { recordKind: 'member' as const, recordId: memberId },
    { recordKind: 'vendor' as const, recordId: vendorId },
  ];
  for (const link of links) {
    await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', {
      params: { ...link, documentId },
    });
    expect(await listed(person, link.recordKind, link.recordId)).toContain('W-9.txt');
    const hidden = await reader.call('GET /api/v1/document-links/:recordKind/:recordId', { params: link });
    expect([link.recordKind, hidden.status]).toEqual([link.recordKind, 404]);
  }
  const params = { documentId };
  const linksOf = async (who: TestPerson) =>
    (await who.ok('GET /api/v1/hoa-documents/:documentId', { params })).data.links;
  expect(
    (await linksOf(person))
      .map(({ kind, url }) => [kind, url])
      .toSorted((one, other) => one.join().localeCompare(other.join())),
  ).toEqual([
    ['member', `/people/members/details?id=${memberId}`],
    ['vendor', `/accounting/vendors/${vendorId}/bills`],
  ]);
  expect(await linksOf(reader)).toEqual([]);
  // Who may see the document reads its history, and neither name is told there.
  const history = await reader.ok('GET /api/v1/documents/:documentId/history', { params });
  expect(JSON.stringify(history.data)).toContain('vendor');
  const [{ name } = { name: '' }] = await inDemo(
    sql<{ name: string }>`select name from vendor where id = ${vendorId}`,
  );
  expect(JSON.stringify(history.data)).not.toContain(name);
});
