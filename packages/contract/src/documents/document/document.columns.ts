import { defineColumns } from '../../wire/fields/columns';
import { fileKinds } from '../../platform/community/operations/storage.values';
import type { DocumentSummary } from './document';
import { documentLabels } from './document.labels';

/** The documents, as a table and as a file, and what they are filtered by. */
export const documentColumns = defineColumns<DocumentSummary>()(
  documentLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'folder', kind: 'text', of: ({ folder }) => folder.name },
    { field: 'kind', kind: 'choice' },
    { field: 'bytes', kind: 'number', sort: true },
    { field: 'versionNumber', kind: 'number' },
    { field: 'tags', kind: 'text', of: ({ tags }) => tags.join(', ') },
    { field: 'addedBy', kind: 'text' },
    { field: 'updatedAt', kind: 'moment', sort: true },
    { field: 'openedAt', kind: 'moment', sort: true },
    { field: 'favorite', kind: 'choice', of: ({ isFavorite }) => (isFavorite ? 'yes' : 'no') },
  ],
  {
    favorite: ['yes', 'no'],
    unseen: ['yes', 'no'],
    kind: fileKinds,
    tags: 'value',
    addedBy: 'value',
    updatedAt: 'days',
  },
);
