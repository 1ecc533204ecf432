import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import type { DocumentFilters } from '@courtyard/contract/documents/document/document-reads';
import { documentColumns } from '@courtyard/contract/documents/document/document.columns';
import type { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf } from '../../../platform/database/lists/search.sql';
import { likeEveryWord, type Words } from '../../../platform/database/lists/text-search/found-words.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';
import { rootOf } from '../folder/folder.sql';
import { rightOf, rightsOf } from '../rights/rights.sql';
import { isFavorite, markFilters } from './marks/marks.sql';

type Space = (typeof documentSpaces)[number];

const shown = [
  'document.id',
  'document.name',
  'document.kind',
  'document.bytes',
  'document.versionNumber',
  'document.tags',
  'document.addedBy',
  'document.createdAt',
  'document.updatedAt',
  'document.trashedAt',
  'document.version',
  'document.folderId',
  'folder.space',
  'folder.name as folderName',
  'rights.level',
  'seen.seenAt as openedAt',
] as const;

/** Every document that the caller may see, in the trash or not, with what they may do. */
export const visibleDocuments = (context: ReadContext) =>
  context.tx
    .selectFrom('document')
    .innerJoin('documentFolder as folder', 'folder.id', 'document.folderId')
    .innerJoin(rightsOf(context).as('rights'), 'rights.scopeId', 'folder.scopeId')
    .leftJoin('documentFavorite as mark', (join) =>
      join.onRef('mark.documentId', '=', 'document.id').on('mark.memberId', '=', context.caller.memberId),
    )
    .leftJoin('documentSeen as seen', (join) =>
      join.onRef('seen.documentId', '=', 'document.id').on('seen.memberId', '=', context.caller.memberId),
    )
    .select(shown)
    .select(rootOf.as('root'))
    .select(isFavorite.as('isFavorite'))
    .select(
      sql<boolean>`exists (select from document_thumbnail where document_thumbnail.document_id = document.id
        and document_thumbnail.number = document.version_number)`.as('hasThumbnail'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof visibleDocuments>['executeTakeFirstOrThrow']>>;

export function summaryOf({ folderId, folderName, root, level, ...row }: Row): DocumentSummary {
  return { ...row, folder: { id: folderId, name: folderName, root }, right: rightOf(level) };
}

/** By name, tags and description. */
export const documentWords: Words = {
  find: (pattern, limit) => sql`select courtyard.find_documents(${pattern}, ${limit}) as id`,
  isAmong: (ids) => sql`document.id = any(${ids}::uuid[])`,
  isLike: (pattern) => sql`document.words like ${pattern}`,
};

const filters = listFilters(documentColumns, {
  ...markFilters,
  kind: 'document.kind',
  tags: { texts: 'document.tags' },
  addedBy: 'document.addedBy',
  updatedAt: { moment: 'document.updatedAt' },
});

type Filters = Omit<DocumentFilters, 'cursor' | 'limit'>;

const whereIn = (space: Space) =>
  sql<SqlBool>`folder.space = ${sql.lit(space)} and document.trashed_at is null`;

/** `except` is a filter that does not count. */
const conditionsOf =
  (space: Space) =>
  (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
    allOf([
      whereIn(space),
      ...(query.folderId === undefined ? [] : [sql<SqlBool>`document.folder_id = ${query.folderId}`]),
      ...filters.conditions(query, at, except),
    ]);

const inSpace = (space: Space) =>
  defineList({
    rows: visibleDocuments,
    answer: summaryOf,
    filters,
    conditions: conditionsOf(space),
    words: documentWords,
    orders: {
      name: { column: 'document.nameSort' },
      bytes: { column: 'document.bytes' },
      updatedAt: { column: 'document.updatedAt' },
      openedAt: { column: 'seen.seenAt', nullable: true },
    },
    last: { column: 'document.id' },
  });

/** A document in the trash is there only for those who may restore it. */
export const whereFound = sql<SqlBool>`(document.trashed_at is null or rights.level >= 3)`;

/** What filters find of a list. */
export const conditionsIn = (space: Space) => (query: Filters, at: AsOf) =>
  allOf([conditionsOf(space)(query, at), ...likeEveryWord(query.search, documentWords)]);

/** The lists of documents: of the association, and of the caller. */
export const documentLists = { hoa: inSpace('hoa'), mine: inSpace('mine') };
