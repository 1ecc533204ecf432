import { fileKinds } from '../../platform/community/operations/storage.values';
import { defineColumns } from '../../wire/fields/columns';
import type { DocumentSummary } from '../document/document';
import { documentLabels } from '../document/document.labels';

/** The documents in the trash, as a table and as a file, and what they are filtered by. */
export const trashColumns = defineColumns<DocumentSummary>()(
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
    { field: 'trashedAt', kind: 'moment', sort: true },
  ],
  { trashedAt: 'days', kind: fileKinds, tags: 'value', addedBy: 'value', updatedAt: 'days' },
);
