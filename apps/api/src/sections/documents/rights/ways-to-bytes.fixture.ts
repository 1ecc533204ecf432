import { sql } from 'kysely';
import { newId } from '../../../platform/core/ids';
import type { TestApp, TestPerson } from '../../../testing';
import { unzipped } from '../../../testing/unzip';
import { storedFile } from '../documents.fixture';
import type { ModelFolder } from './rights-model.fixture';
import { wrongWords } from './ways-to-words.fixture';

/** Each way is a call of its own: as many folders as show a difference. */
const withDocuments = 14;

interface Linked {
  data: { documents: { name: string }[] };
}

export interface Ways {
  reader: TestPerson;
  isWithin(id: string, around: string): boolean;
  folders: ReadonlyMap<string, ModelFolder>;
  /** What the model says that the reader may do in each folder. */
  levels: ReadonlyMap<string, number>;
  documents: ReadonlyMap<string, string>;
}

/** The ways to the bytes of documents, and to put some there, held against the model. */
export function waysToBytes(app: TestApp) {
  const inDemo = <T extends object>(text: ReturnType<typeof sql<T>>) =>
    app.platform.inTenant(app.tenants.demo, async (tx) => (await text.execute(tx)).rows);

  /** Documents in folders from all over the trees, put there past the rights. Gives their ids by those of the folders. */
  async function putDocuments(folders: ReadonlyMap<string, ModelFolder>): Promise<Map<string, string>> {
    const documents = new Map<string, string>();
    const step = folders.size / withDocuments;
    const chosen = [...folders.keys()].filter((_, place) => Math.floor(place % step) === 0);
    for (const id of chosen) {
      const fileId = await storedFile(app, `in ${id}.txt`);
      const documentId = newId();
      await inDemo(sql<object>`insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by)
        select tenant_id, ${documentId}, ${id}, name, 'text', bytes, 1, 'Test' from file where id = ${fileId}`);
      await inDemo(sql<object>`insert into document_version (tenant_id, document_id, number, file_id, added_by)
        select tenant_id, ${documentId}, 1, id, 'Test' from file where id = ${fileId}`);
      await inDemo(sql<object>`update file set unattached_since = null where id = ${fileId}`);
      // What the background job makes of it, with a word that no other document has.
      await inDemo(sql<object>`insert into document_reading (tenant_id, document_id, number, text_state, thumbnail_state)
        select tenant_id, id, 1, 'done', 'done' from document where id = ${documentId}`);
      await inDemo(sql<object>`insert into document_thumbnail (tenant_id, document_id, number, content)
        select tenant_id, id, 1, '\\x00' from document where id = ${documentId}`);
      await inDemo(sql<object>`insert into document_passage (tenant_id, document_id, number, place, text)
        select tenant_id, id, 1, 0, 'The quokkamole of a folder' from document where id = ${documentId}`);
      // A link on the page of something that everybody may open.
      await inDemo(sql<object>`insert into document_link (tenant_id, document_id, area_id)
        select tenant_id, ${documentId}, id from common_area order by id limit 1`);
      documents.set(id, documentId);
    }
    return documents;
  }

  const linkedArea = async () => {
    const [area] = await inDemo(sql<{ id: string }>`select id from common_area order by id limit 1`);
    return area?.id ?? '';
  };

  const fetched = async ({ token }: TestPerson, path: string, more: object = {}) =>
    app.app.inject({
      url: `/api/v1${path}`,
      ...more,
      headers: {
        host: 'demo.localhost:8080',
        authorization: `Bearer ${token}`,
        'idempotency-key': newId(),
        'tus-resumable': '1.0.0',
        'upload-length': '5',
        ...('headers' in more && (more.headers as object)),
      },
    });

  const announced = (reader: TestPerson, purpose: string, about: string) =>
    fetched(reader, '/uploads', {
      method: 'POST',
      headers: {
        'upload-metadata': Object.entries({ filename: 'a.txt', purpose, about })
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });

  /** Every way to the bytes of a document, or to put some there, that opens otherwise than the model says. */
  async function wrongWays(ways: Ways): Promise<unknown[]> {
    const { reader, isWithin, levels, documents } = ways;
    const wrong: unknown[] = [];
    const visible = [...documents].filter(([folderId]) => (levels.get(folderId) ?? 0) > 0);
    const nameOf = (folderId: string) => `in ${folderId}.txt`;
    // The demo has documents at the top too.
    const sorted = (names: Iterable<string>) =>
      [...names]
        .map((name) => name.split('/').at(-1) ?? '')
        .filter((name) => name.startsWith('in '))
        .toSorted();
    for (const [folderId, documentId] of documents) {
      const level = levels.get(folderId) ?? 0;
      const calls = {
        content: [await fetched(reader, `/documents/${documentId}/content`), level >= 1],
        range: [
          await fetched(reader, `/documents/${documentId}/content`, { headers: { range: 'bytes=0-1' } }),
          level >= 1,
        ],
        preview: [await fetched(reader, `/documents/${documentId}/content?inline=true`), level >= 1],
        thumbnail: [await fetched(reader, `/documents/${documentId}/thumbnail`), level >= 1],
        history: [await fetched(reader, `/documents/${documentId}/history`), level >= 1],
        version: [await fetched(reader, `/documents/${documentId}/content?number=1`), level >= 1],
        text: [await fetched(reader, `/documents/${documentId}/text`), level >= 1],
        zip: [await fetched(reader, `/document-folders/${folderId}/zip`), level >= 1],
        'one zipped': [await fetched(reader, `/documents/zip?ids=${documentId}`), level >= 1],
        upload: [await announced(reader, 'document', folderId), level >= 2],
        'upload of a version': [await announced(reader, 'document-version', documentId), level >= 3],
      } as const;
      for (const [way, [{ statusCode }, isOpen]] of Object.entries(calls))
        if (statusCode < 300 !== isOpen) wrong.push([way, folderId, level, statusCode]);
      if (level === 0) continue;
      const below = visible.filter(([id]) => isWithin(id, folderId)).map(([id]) => nameOf(id));
      const packed = sorted((await unzipped(calls.zip[0].rawPayload)).keys());
      if (JSON.stringify(packed) !== JSON.stringify(below.toSorted()))
        wrong.push(['zipped', folderId, packed, below]);
    }
    const chosen = await fetched(reader, `/documents/zip?ids=${[...documents.values()].join(',')}`);
    const packed = sorted(chosen.statusCode === 200 ? (await unzipped(chosen.rawPayload)).keys() : []);
    const expected = visible.map(([id]) => nameOf(id)).toSorted();
    if (JSON.stringify(packed) !== JSON.stringify(expected)) wrong.push(['chosen', packed, expected]);
    const linked = await fetched(reader, `/document-links/area/${await linkedArea()}`);
    const listed = sorted(linked.json<Linked>().data.documents.map(({ name }) => name));
    if (JSON.stringify(listed) !== JSON.stringify(expected)) wrong.push(['linked', listed, expected]);
    await inDemo(sql<object>`delete from resumable_upload`);
    return [...wrong, ...(await wrongWords(app, ways)), ...(await wrongCopies(ways))];
  }

  /** A copy needs to be seen where it comes from, and a right to add where it goes. */
  async function wrongCopies({ reader, folders, levels, documents }: Ways): Promise<unknown[]> {
    const wrong: unknown[] = [];
    const targets = [...folders.keys()];
    for (const [place, [folderId, documentId]] of [...documents].entries()) {
      const target = targets[(place * 7 + 3) % targets.length] ?? folderId;
      const canCopy = (levels.get(folderId) ?? 0) >= 1 && (levels.get(target) ?? 0) >= 2;
      const { status, body } = await reader.call('POST /api/v1/documents/:documentId/copy', {
        params: { documentId },
        body: { folderId: target },
      });
      if (status < 300 !== canCopy) wrong.push(['copy', folderId, target, status]);
      // The next person finds the folders as they were.
      if (status < 300) await inDemo(sql<object>`delete from document where id = ${body.data.id}`);
    }
    return wrong;
  }

  return { putDocuments, wrongWays };
}
