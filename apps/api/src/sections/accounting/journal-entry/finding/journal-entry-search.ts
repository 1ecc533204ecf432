import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { numbersIn } from '../../receivables/owner-account/document-number.sql';

type Row = Omit<Found, 'url' | 'happensAt' | 'sameAs'> & {
  sourceKind: string | null;
  sourceId: string | null;
};

/** Documents that the search finds too, by what their entries call them. */
const documents: readonly string[] = ['invoice', 'payment', 'bill'];

export const journalEntryUrl = (id: string) => `/accounting/journal-entries/details?id=${id}`;

/** Entries by their whole number, and those that a person wrote by their memo; that of a document is left out where the document is found. */
export const journalEntrySearch: SearchProvider = {
  kind: 'journal-entry',
  permission: 'Journal Entries View',
  async find({ tx }, asked) {
    const { rows } = await sql<Row>`
      with found as (
        select id, 6 as rank from journal_entry where no = any(${numbersIn(asked.needles)}::bigint[])
        union all
        select record_id, rank from ${foundRecords('journal-entry', asked)} found
      )
      select entry.id, best.rank, '#' || entry.no || coalesce(' · ' || entry.memo, '') as title,
        entry.entry_date || ' · ' || entry.posted_by_name as subtitle, entry.posted_at as "touchedAt",
        exists (select from journal_entry back where back.tenant_id = entry.tenant_id and back.reverses_id = entry.id)
          as "isArchived",
        entry.source_kind as "sourceKind", entry.source_id as "sourceId"
      from (select id, max(rank) as rank from found group by id) best
      join journal_entry entry on entry.id = best.id
      order by best.rank desc, entry.no desc limit ${asked.limit}::int`.execute(tx);
    return rows.map(({ sourceKind, sourceId, ...row }) => ({
      ...row,
      url: journalEntryUrl(row.id),
      happensAt: null,
      sameAs:
        sourceKind !== null && sourceId !== null && documents.includes(sourceKind)
          ? { kind: sourceKind, id: sourceId }
          : null,
    }));
  },
};
