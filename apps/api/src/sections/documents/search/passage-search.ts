import type { FoundPassage } from '@courtyard/contract/documents/document/content-search';
import { sql } from 'kysely';
import type { SearchProvider } from '../../../platform/section/search/search-provider';
import { findPassages } from './find-passages.sql';

/** Below every record that is found by its name. */
const rank = 0;

interface Row {
  id: string;
  name: string;
  space: 'hoa' | 'mine';
  touchedAt: string;
}

/** Documents by the words of their text, with the best passage. One that is found by its name is left out. */
export const passageSearch: SearchProvider = {
  kind: 'document-text',
  permission: null,
  async find(context, { needles, limit }) {
    const found = new Map<string, FoundPassage[]>();
    for (const search of needles)
      for (const [id, passages] of await findPassages(context, { search, limit }))
        if (!found.has(id)) found.set(id, passages);
    if (found.size === 0) return [];
    const { rows } = await sql<Row>`
      select document.id, document.name, folder.space, document.updated_at as "touchedAt"
      from document join document_folder folder on folder.id = document.folder_id
      where document.id = any(${[...found.keys()]}::uuid[])`.execute(context.tx);
    return rows.map(({ id, name, space, touchedAt }) => {
      const [best] = found.get(id) ?? [];
      const at = best?.page ? `#page=${best.page}` : '';
      return {
        id,
        title: name,
        subtitle: best?.parts.map(({ text }) => text).join('') ?? null,
        url: `/documents/${space === 'hoa' ? 'hoa' : 'my'}-documents/details?id=${id}${at}`,
        rank,
        touchedAt,
        happensAt: null,
        isArchived: false,
        sameAs: { kind: 'document', id },
      };
    });
  },
};
