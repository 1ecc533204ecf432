import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { untilSomebodyWaits } from '../../../../testing/until';
import { type TestPerson, withApp } from '../../../../testing';
import { addDocument, addFolder, storedFile } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

/** Runs a call that has to wait for what a statement of another transaction holds until that commits. */
async function against<T>(statement: ReturnType<typeof sql>, call: () => Promise<T>): Promise<T> {
  let waiting: Promise<T> | undefined;
  await app.platform.inTenant(app.tenants.demo, async (tx) => {
    await statement.execute(tx);
    waiting = call();
    await untilSomebodyWaits(app.platform.pool);
  });
  if (!waiting) throw new Error('the call was not made');
  return waiting;
}

const trashed = async (person: TestPerson, name: string) => {
  const { id, version } = await addDocument(app, person, app.tenants.demo, name);
  const params = { documentId: id };
  return (await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version } })).data;
};

test('a document that is being restored is not deleted', async () => {
  const person = await admin();
  const { id, version } = await trashed(person, 'Saved.txt');
  const params = { documentId: id };
  const refused = await against(
    sql`update document set trashed_at = null, version = ${version + 1} where id = ${id}`,
    () => person.call('DELETE /api/v1/documents/:documentId', { params }),
  );
  expect(refused).toMatchObject({ status: 409, body: { code: 'not-in-trash' } });
  const content = await person.call('GET /api/v1/documents/:documentId/content', { params });
  expect([content.status, content.text]).toEqual([200, 'Saved.txt']);
});

test('one that is being deleted is not restored', async () => {
  const person = await admin();
  const { id, version } = await trashed(person, 'Gone.txt');
  const refused = await against(sql`delete from document where id = ${id}`, () =>
    person.call('POST /api/v1/documents/:documentId/restore', {
      params: { documentId: id },
      body: { version },
    }),
  );
  expect(refused.status).toBe(409);
});

test('a folder into which somebody puts a document stays', async () => {
  const person = await admin();
  const { id } = await addFolder(person, app.tenants.demo, 'Filled meanwhile');
  const refused = await against(
    sql`insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by)
      values (${app.tenants.demo}, ${newId()}, ${id}, 'New.txt', 'text', 1, 1, 'Test')`,
    () => person.call('DELETE /api/v1/document-folders/:folderId', { params: { folderId: id } }),
  );
  expect(refused).toMatchObject({ status: 409, body: { code: 'folder-not-empty' } });
});

test('a document is not added, moved or copied to a folder that is being deleted', async () => {
  const person = await admin();
  const { id: documentId, version } = await addDocument(app, person, app.tenants.demo, 'Homeless.txt');
  const params = { documentId };
  const ways = {
    add: async (folderId: string) =>
      person.call('POST /api/v1/documents', { body: { folderId, fileId: await storedFile(app, 'a.txt') } }),
    move: (folderId: string) =>
      person.call('POST /api/v1/documents/:documentId/move', { params, body: { folderId, version } }),
    copy: (folderId: string) =>
      person.call('POST /api/v1/documents/:documentId/copy', { params, body: { folderId } }),
  };
  for (const [way, call] of Object.entries(ways)) {
    const { id } = await addFolder(person, app.tenants.demo, `Deleted meanwhile: ${way}`);
    const refused = await against(sql`delete from document_folder where id = ${id}`, () => call(id));
    expect([way, refused]).toMatchObject([
      way,
      { status: 422, body: { fields: { folderId: expect.stringContaining('has been deleted') } } },
    ]);
  }
});

test('all that is long in the trash is deleted at once, however much', async () => {
  const person = await admin();
  const { folder } = await addDocument(app, person, app.tenants.demo, 'Many.txt');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by, trashed_at)
      select ${app.tenants.demo}, gen_random_uuid(), ${folder.id}, 'Trash ' || n, 'text', 1, 1, 'Test', now() - interval '31 days'
      from generate_series(1, 1001) n`.execute(tx),
  );
  await app.runJob('documents.empty-trash');
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql<{ left: number }>`select count(*)::int as left from document where name like 'Trash %'`.execute(tx),
  );
  expect(rows).toEqual([{ left: 0 }]);
});
