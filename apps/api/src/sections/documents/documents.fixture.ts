import { sql } from 'kysely';
import type { TestApp, TestPerson } from '../../testing';

/** Stores a file as an upload does, not yet of anything. Gives its id. */
export async function storedFile(
  app: TestApp,
  name: string,
  content: string | Buffer = name,
): Promise<string> {
  const tenantId = app.tenants.demo;
  const file = { tenantId, name, content: Buffer.from(content), uploadedBy: null };
  return (await app.platform.inTenant(tenantId, (tx) => app.platform.files.store(tx, file))).id;
}

/** Adds a document of a little text to a folder. */
export async function addDocument(
  app: TestApp,
  person: TestPerson,
  folderId: string,
  name: string,
  content?: string | Buffer,
) {
  const fileId = await storedFile(app, name, content);
  return (await person.ok('POST /api/v1/documents', { body: { folderId, fileId } })).data;
}

/** As `addDocument`, with what the background job reads of it. */
export async function addReadDocument(
  app: TestApp,
  ...given: Parameters<typeof addDocument> extends [unknown, ...infer R] ? R : never
) {
  const made = await addDocument(app, ...given);
  await readDocument(app, made.id);
  return made;
}

export const readDocument = (app: TestApp, documentId: string): Promise<void> =>
  app.runJob('documents.read', { tenantId: app.tenants.demo, documentId });

export const addFolder = async (person: TestPerson, parentId: string, name: string, isRestricted = false) =>
  (await person.ok('POST /api/v1/document-folders', { body: { parentId, name, isRestricted } })).data;

/** The id of a demo person's member. */
export async function memberIdOf(app: TestApp, who: 'admin' | 'board' | 'owner' | 'vendor'): Promise<string> {
  return app.platform.inTenant(app.tenants.demo, async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`select m.id from member m join identity i on i.id = m.identity_id
      where i.email like ${`${who}@%`}`.execute(tx);
    return rows[0]?.id ?? '';
  });
}
