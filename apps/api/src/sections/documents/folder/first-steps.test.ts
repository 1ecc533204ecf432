import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { addDocument } from '../documents.fixture';

const app = withApp();
const id = 'documents/governing-documents';

const stepOf = async (who: 'admin' | 'owner') => {
  const { data } = await (await app.client.as(who, 'demo')).ok('GET /api/v1/shell/first-steps');
  return data.find((step) => step.id === id);
};

test('a library begins with a document of the association; an own one is none, and an owner is not asked', async () => {
  const inDemo = (text: ReturnType<typeof sql>) =>
    app.platform.inTenant(app.tenants.demo, (tx) => text.execute(tx));
  expect(await stepOf('admin')).toMatchObject({ isDone: true });
  await inDemo(sql`update document set trashed_at = now() from document_folder folder
    where folder.id = document.folder_id and folder.space = 'hoa'`);
  expect(await stepOf('admin')).toMatchObject({ isDone: false, url: '/documents/hoa-documents' });
  await addDocument(app, await app.client.as('admin', 'demo'), app.tenants.demo, 'Declaration.txt');
  expect(await stepOf('admin')).toMatchObject({ isDone: true });
  expect(await stepOf('owner')).toBeUndefined();
});
