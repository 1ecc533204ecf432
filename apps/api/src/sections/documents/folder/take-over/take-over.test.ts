import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { addDocument, addFolder, memberIdOf } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

const inDemo = (text: ReturnType<typeof sql>) =>
  app.platform.inTenant(app.tenants.demo, (tx) => text.execute(tx));

/** A restricted folder that is shared with the board's member alone, with a document in it. */
async function boardFolder(name: string) {
  const person = await admin();
  const { data } = await person.ok('GET /api/v1/hoa-documents/folders', { query: {} });
  const folder = await addFolder(person, data.folder?.id ?? '', name, true);
  const document = await addDocument(app, person, folder.id, `${name}.txt`);
  const memberId = await memberIdOf(app, 'board');
  await inDemo(sql`update folder_grant set member_id = ${memberId} where folder_id = ${folder.id}`);
  await inDemo(sql`select courtyard.set_scopes(${folder.id}::uuid)`);
  return { folder, document, memberId };
}

const listed = async () =>
  (await (await admin()).ok('GET /api/v1/document-folders/unreachable', {})).data.map(({ name }) => name);

test('a folder of somebody who left is listed, taken over and shared again, and its history says so', async () => {
  const person = await admin();
  const { folder, document, memberId } = await boardFolder('Left behind');
  const params = { folderId: folder.id };
  expect(await listed()).not.toContain('Left behind');
  const refused = await person.call('POST /api/v1/document-folders/:folderId/take-over', { params });
  expect(refused).toMatchObject({ status: 409, body: { code: 'folder-has-access' } });

  await inDemo(sql`update member set status = 'past' where id = ${memberId}`);
  const { data } = await person.ok('GET /api/v1/document-folders/unreachable', {});
  const found = data.find(({ id }) => id === folder.id);
  expect(found).toMatchObject({ name: 'Left behind', documents: 1, grantees: [expect.any(String)] });
  const read = { params: { documentId: document.id } };
  expect((await person.call('GET /api/v1/hoa-documents/:documentId', read)).status).toBe(404);

  const taken = await person.ok('POST /api/v1/document-folders/:folderId/take-over', { params });
  expect(taken.data).toMatchObject({ id: folder.id, right: 'change' });
  expect((await person.ok('GET /api/v1/hoa-documents/:documentId', read)).data.name).toBe('Left behind.txt');
  expect(await listed()).not.toContain('Left behind');
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql<{
      action: string;
    }>`select action from audit_log where subject_id = ${folder.id} order by at desc limit 1`.execute(tx),
  );
  expect(rows).toEqual([{ action: 'document-folder.take-over' }]);
  await inDemo(sql`update member set status = 'active' where id = ${memberId}`);
});

test('a private folder of somebody who left is never among them', async () => {
  const owner = await app.client.as('owner', 'demo');
  const memberId = await memberIdOf(app, 'owner');
  await addDocument(app, owner, memberId, 'Private.txt');
  await inDemo(sql`update member set status = 'past' where id = ${memberId}`);
  const person = await admin();
  const { data } = await person.ok('GET /api/v1/document-folders/unreachable', {});
  expect(data.map(({ id }) => id)).not.toContain(memberId);
  const params = { folderId: memberId };
  const answer = await person.call('POST /api/v1/document-folders/:folderId/take-over', { params });
  expect(answer.status).toBe(404);
  await inDemo(sql`update member set status = 'active' where id = ${memberId}`);
});
