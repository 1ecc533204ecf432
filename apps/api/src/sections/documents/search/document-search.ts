import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { rightsOf } from '../rights/rights.sql';

interface FoundDocument extends Omit<Found, 'url' | 'happensAt' | 'isArchived'> {
  space: 'hoa' | 'mine';
}

/** Documents by name, tags and description, of the folders that the caller may see. */
export const documentSearch: SearchProvider = {
  kind: 'document',
  permission: null,
  async find(context, asked) {
    const visible = sql`array(select document.id from document
      join document_folder folder on folder.id = document.folder_id
      where document.trashed_at is null and folder.scope_id in (select scope_id from ${rightsOf(context)} held))`;
    const { rows } = await sql<FoundDocument>`
      select document.id, document.name as title, folder.name as subtitle, folder.space, found.rank,
        document.updated_at as "touchedAt"
      from ${foundRecords('document', asked, visible)} found
      join document on document.id = found.record_id
      join document_folder folder on folder.id = document.folder_id`.execute(context.tx);
    return rows.map(({ space, ...row }) => ({
      ...row,
      url: `/documents/${space === 'hoa' ? 'hoa' : 'my'}-documents/details?id=${row.id}`,
      happensAt: null,
      isArchived: false,
    }));
  },
};
