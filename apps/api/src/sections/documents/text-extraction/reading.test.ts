import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { picture } from '../../../platform/section/demo/picture';
import { docx, pdf } from '../demo/demo-files';
import { addDocument, addFolder, addReadDocument, readDocument, storedFile } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const root = () => app.tenants.demo;

interface State {
  text: string;
  textAttempts: number;
  thumbnail: string;
}
const stateOf = (id: string) =>
  app.platform.inTenant(root(), async (tx) => {
    const { rows } = await sql<State>`select text_state as text, text_attempts as "textAttempts",
      thumbnail_state as thumbnail from document_reading where document_id = ${id} order by number desc`.execute(
      tx,
    );
    return rows[0];
  });
const details = async (documentId: string) =>
  (await (await admin()).ok('GET /api/v1/hoa-documents/:documentId', { params: { documentId } })).data;

test('text and thumbnail are read once, and a new version is read anew', async () => {
  const person = await admin();
  const content = await pdf('Rules', 'Harbor View', ['Quiet hours.']);
  const made = await addDocument(app, person, root(), 'rules.pdf', content);
  expect(made).toMatchObject({ textState: 'pending', hasThumbnail: false });
  await readDocument(app, made.id);
  await readDocument(app, made.id);
  expect(await stateOf(made.id)).toEqual({ text: 'done', textAttempts: 1, thumbnail: 'done' });
  expect(await details(made.id)).toMatchObject({ textState: 'done', hasThumbnail: true });
  const params = { documentId: made.id };
  const key = 'GET /api/v1/documents/:documentId/thumbnail';
  const image = await person.call(key, { params });
  expect(image.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect(image.text.slice(0, 4)).toBe('RIFF');
  const fileId = await storedFile(app, 'rules.txt', ' \n ');
  await person.ok('POST /api/v1/documents/:documentId/versions', { params, body: { fileId, version: 1 } });
  expect(await details(made.id)).toMatchObject({ textState: 'pending', hasThumbnail: false });
  expect((await person.call(key, { params })).status).toBe(404);
  await readDocument(app, made.id);
  expect(await stateOf(made.id)).toEqual({ text: 'none', textAttempts: 1, thumbnail: 'none' });
});

test('files without text are not tried, and those that cannot be read are marked and stay a download', async () => {
  const person = await admin();
  const photo = await addReadDocument(app, person, root(), 'lawn.png', picture([1, 2, 3], [4, 5, 6]));
  expect(await stateOf(photo.id)).toEqual({ text: 'none', textAttempts: 0, thumbnail: 'done' });
  const broken = await addReadDocument(app, person, root(), 'broken.pdf', Buffer.from('%PDF-1.7\nnothing'));
  expect(await stateOf(broken.id)).toEqual({ text: 'failed', textAttempts: 1, thumbnail: 'failed' });
  const params = { documentId: broken.id };
  const content = await person.call('GET /api/v1/documents/:documentId/content', { params });
  expect(content.text).toBe('%PDF-1.7\nnothing');
});

test('a file whose reading was ended twice is marked and not tried again', async () => {
  const person = await admin();
  // A process that is killed has counted its attempt, and says nothing.
  const killed = await addDocument(app, person, root(), 'killed.docx', await docx(['words']));
  await app.platform.inTenant(root(), (tx) =>
    sql`insert into document_reading (tenant_id, document_id, number, text_attempts, thumbnail_attempts)
      values (${root()}, ${killed.id}, 1, 2, 2)`.execute(tx),
  );
  await readDocument(app, killed.id);
  expect(await stateOf(killed.id)).toEqual({ text: 'failed', textAttempts: 2, thumbnail: 'failed' });
  // 60 MB of empty paragraphs in 60 kB.
  const bomb = await docx(['end'], '<w:p/>'.repeat(10_000_000));
  const { id } = await addDocument(app, person, root(), 'bomb.docx', bomb);
  await expect(readDocument(app, id)).rejects.toThrow('could not be read');
  expect(await stateOf(id)).toMatchObject({ text: 'pending', textAttempts: 1 });
  await readDocument(app, id);
  expect(await stateOf(id)).toEqual({ text: 'failed', textAttempts: 2, thumbnail: 'none' });
});

test('what was read goes with its document, and the job of one that is gone does nothing', async () => {
  const person = await admin();
  const { id } = await addReadDocument(app, person, root(), 'gone.png', picture([1, 2, 3], [4, 5, 6]));
  const params = { documentId: id };
  await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version: 1 } });
  await person.ok('DELETE /api/v1/documents/:documentId', { params });
  expect(await stateOf(id)).toBeUndefined();
  await readDocument(app, id);
});

test('the text of a docx is read without its layout, for those who may see the document', async () => {
  const [person, reader] = [await admin(), await app.client.as('owner', 'demo')];
  const closed = await addFolder(person, root(), 'Letters', true);
  const content = await docx(['Quiet hours begin at ten.', 'Pets are kept on a leash.']);
  const { id: documentId } = await addReadDocument(app, person, closed.id, 'letter.docx', content);
  const key = 'GET /api/v1/documents/:documentId/text';
  const { data } = await person.ok(key, { params: { documentId } });
  expect(data.isCut).toBe(false);
  expect(data.parts.join(' ')).toContain('Quiet hours begin at ten. Pets are kept on a leash.');
  expect((await reader.call(key, { params: { documentId } })).status).toBe(404);
});
