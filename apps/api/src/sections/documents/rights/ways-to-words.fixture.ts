import { sql } from 'kysely';
import type { TestApp } from '../../../testing';
import type { ModelFolder } from './rights-model.fixture';
import type { Ways } from './ways-to-bytes.fixture';

/** Every way to the names and words of documents (lists, details, passages, search, export, trash) that tells otherwise than the model says. */
export async function wrongWords(
  app: TestApp,
  { reader, folders, levels, documents }: Pick<Ways, 'reader' | 'folders' | 'levels' | 'documents'>,
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const known = new Set(documents.values());
  const compare = (way: string, told: Iterable<string>, expected: Iterable<string>) => {
    const [is, should] = [told, expected].map((ids) => [...ids].filter((id) => known.has(id)).toSorted());
    if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push([way, is, should]);
  };
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const levelOf = (folderId: string) => levels.get(folderId) ?? 0;
  const visible = (space?: ModelFolder['space']) =>
    [...documents]
      .filter(([id]) => levelOf(id) > 0 && (space === undefined || folders.get(id)?.space === space))
      .map(([, documentId]) => documentId);

  for (const space of ['hoa', 'mine'] as const) {
    const path = space === 'hoa' ? 'hoa-documents' : 'my-documents';
    const listed = await reader.call(`GET /api/v1/${path}`, { query: { limit: '200', search: 'in' } });
    compare(`list of ${space}`, listed.status === 200 ? idsOf(listed.body.data) : [], visible(space));
    const file = await reader.callAny(`GET /api/v1/${path}/export`, { query: { format: 'csv' } });
    const exported = [...documents].filter(([id]) => file.text.includes(`in ${id}.txt`));
    const told = file.status === 200 ? exported.map(([, documentId]) => documentId) : [];
    compare(`export of ${space}`, told, visible(space));
    for (const [folderId, documentId] of documents) {
      const { status } = await reader.call(`GET /api/v1/${path}/:documentId`, { params: { documentId } });
      const isOpen = levelOf(folderId) > 0 && folders.get(folderId)?.space === space;
      if (status < 300 !== isOpen) wrong.push(['details', space, folderId, levelOf(folderId), status]);
    }
  }
  const query = { q: 'quokkamole' };
  const passages = await reader.call('GET /api/v1/documents/contents', { query });
  const found = passages.status === 200 ? passages.body.data.map(({ document }) => document.id) : [];
  compare('passages', found, visible());
  // As many of a kind as the top bar shows, all of them among those that may be seen.
  const hits = idsOf((await reader.ok('GET /api/v1/search', { query })).data.hits);
  compare(
    'search',
    hits,
    hits.filter((id) => visible().includes(id)),
  );
  if (visible().length > 0 && !hits.some((id) => known.has(id))) wrong.push(['search', 'finds nothing']);

  const setTrashed = (at: Date | null) =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      sql`update document set trashed_at = ${at} where id = any(${[...known]}::uuid[])`.execute(tx),
    );
  await setTrashed(new Date());
  const trash = await reader.call('GET /api/v1/documents/trash', { query: { limit: '200' } });
  const restorable = [...documents].filter(([id]) => levelOf(id) === 3).map(([, documentId]) => documentId);
  compare('trash', trash.status === 200 ? idsOf(trash.body.data) : [], restorable);
  const after = await reader.call('GET /api/v1/documents/contents', { query });
  compare(
    'passages of the trash',
    after.status === 200 ? after.body.data.map(({ document }) => document.id) : [],
    [],
  );
  for (const [folderId, documentId] of documents) {
    const { status } = await reader.call('GET /api/v1/documents/:documentId/content', {
      params: { documentId },
    });
    if (status < 300 !== (levelOf(folderId) === 3)) wrong.push(['content in the trash', folderId, status]);
  }
  await setTrashed(null);
  return wrong;
}
