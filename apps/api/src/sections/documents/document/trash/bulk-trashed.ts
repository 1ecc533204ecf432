import type { TrashFilters } from '@courtyard/contract/documents/trash/trash';
import { asOf } from '../../../../platform/section/call-context';
import type { BulkChange } from '../../../../platform/section/bulk/bulk-change';
import { eachByItself } from '../../../../platform/section/bulk/each-by-itself';
import { type DocumentRow, bulkDocuments } from '../bulk/bulk-documents';
import { conditionsInTrash } from './trash.sql';
import { deleteDocument, restoreDocument } from './trash.service';

type Action = BulkChange<TrashFilters, DocumentRow, object>;

const inTrash = {
  ...bulkDocuments,
  matching: (context, filters) => conditionsInTrash(filters, asOf(context)),
} satisfies Partial<Action>;

/** Back from the trash, as they were left there. */
export const restoreDocuments: Action = {
  ...inTrash,
  change: eachByItself((context, { id, version }) => restoreDocument(context, id, version)),
};

export const deleteDocuments: Action = {
  ...inTrash,
  change: eachByItself(async (context, row) => {
    await deleteDocument(context, row.id);
    return row;
  }),
};
