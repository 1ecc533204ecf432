import type { DocumentFilters } from '@courtyard/contract/documents/document/document-reads';
import type { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import { maxTags } from '@courtyard/contract/documents/document/document.values';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { msg } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import { asOf } from '../../../../platform/section/call-context';
import type { BulkChange, ListRow } from '../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../platform/section/bulk/each-by-itself';
import { getDocument } from '../document.access';
import { moveDocument, setFavorite, updateDocument } from '../document.service';
import { conditionsIn, visibleDocuments, whereFound } from '../document.sql';
import { trashDocument } from '../trash/trash.service';
import en from '../../documents.en.json';
import es from '../../documents.es.json';

const labels = labelsFrom(en, es);

export interface DocumentRow extends ListRow {
  folderId: string;
  tags: string[];
  isFavorite: boolean;
}

type Action<Input> = BulkChange<DocumentFilters, DocumentRow, Input>;
type Space = (typeof documentSpaces)[number];

/** What bulk actions on documents have in common: those that the caller may see, each changed under the rules for one. */
export const bulkDocuments = {
  list: 'document',
  records: labels.many,
  idColumn: 'document.id',
  read: (context, where, limit) =>
    visibleDocuments(context)
      .where(where)
      .where(whereFound)
      .orderBy('document.id')
      .limit(limit)
      .forUpdate('document')
      .execute(),
  most: maxInCall,
} satisfies Partial<Action<never>>;

const actionIn = (space: Space) => ({
  ...bulkDocuments,
  matching: (context: Parameters<typeof asOf>[0], filters: DocumentFilters) =>
    conditionsIn(space)(filters, asOf(context)),
});

export const moveDocuments = (space: Space): Action<{ folderId: string }> => ({
  ...actionIn(space),
  isDone: (row, { folderId }) => row.folderId === folderId,
  change: eachByItself((context, { id, version }, { folderId }) =>
    moveDocument(context, id, { folderId, version }),
  ),
});

const isTag = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();

export const tagDocuments = (space: Space): Action<{ tag: string; isSet: boolean }> => ({
  ...actionIn(space),
  isDone: ({ tags }, { tag, isSet }) => tags.some(isTag(tag)) === isSet,
  change: eachByItself(async (context, { id, version }, { tag, isSet }) => {
    const { name, description, tags } = await getDocument(context, id);
    const others = tags.filter((other) => !isTag(tag)(other));
    if (isSet && others.length >= maxTags)
      throw invalid({
        tag: msg`A document can have up to ${maxTags} tags. Remove a tag first.`,
      });
    const change = { name, description, tags: isSet ? [...others, tag] : others, version };
    return updateDocument(context, id, change);
  }),
});

export const trashDocuments = (space: Space): Action<object> => ({
  ...actionIn(space),
  change: eachByItself((context, { id, version }) => trashDocument(context, id, version)),
});

export const favoriteDocuments = (space: Space): Action<{ isFavorite: boolean }> => ({
  ...actionIn(space),
  isDone: (row, { isFavorite }) => row.isFavorite === isFavorite,
  change: eachByItself(async (context, row, { isFavorite }) => {
    await setFavorite(context, row.id, isFavorite);
    return row;
  }),
});
