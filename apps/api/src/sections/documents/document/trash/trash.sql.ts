import { trashColumns } from '@courtyard/contract/documents/trash/trash.columns';
import type { TrashFilters } from '@courtyard/contract/documents/trash/trash';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf } from '../../../../platform/database/lists/search.sql';
import { likeEveryWord } from '../../../../platform/database/lists/text-search/found-words.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { documentWords, summaryOf, visibleDocuments } from '../document.sql';

/** In the trash a document is there only for those who may restore it. */
const whereInTrash = sql<SqlBool>`document.trashed_at is not null and rights.level >= 3`;

const filters = listFilters(trashColumns, {
  trashedAt: { moment: 'document.trashedAt' },
  kind: 'document.kind',
  tags: { texts: 'document.tags' },
  addedBy: 'document.addedBy',
  updatedAt: { moment: 'document.updatedAt' },
});

/** `except` is a filter that does not count. */
const conditions = (query: TrashFilters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([whereInTrash, ...filters.conditions(query, at, except)]);

/** What filters find of the trash. */
export const conditionsInTrash = (query: TrashFilters, at: AsOf) =>
  allOf([conditions(query, at), ...likeEveryWord(query.search, documentWords)]);

/** The trash from which the caller may restore. */
export const trashList = defineList({
  rows: visibleDocuments,
  answer: summaryOf,
  filters,
  conditions,
  words: documentWords,
  orders: {
    name: { column: 'document.nameSort' },
    bytes: { column: 'document.bytes' },
    updatedAt: { column: 'document.updatedAt' },
    trashedAt: { column: 'document.trashedAt' },
  },
  last: { column: 'document.id' },
});
