import { type CallQuery, lazyOverlay, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import { documentMessages } from '../document/document.messages';
import { trashMessages } from './trash.messages';

const RestoreManyDialog = lazyOverlay(async () => (await import('./restore-many.dialog')).RestoreManyDialog);
const DeleteManyDialog = lazyOverlay(async () => (await import('./delete-many.dialog')).DeleteManyDialog);

type TrashQuery = CallQuery<'GET /api/v1/documents/trash'>;

/** What the dialogs of a bulk action in the trash are given. */
export interface ManyTrashedProps extends BulkDialogProps<DocumentSummary> {
  /** What of the trash is on screen. */
  query: TrashQuery;
}

/** What can be done with many documents in the trash, which lists only those that the person may restore. */
export function useManyTrashed(query: TrashQuery) {
  const t = useMessages(trashMessages);
  const tDocument = useMessages(documentMessages);
  return useBulkActions<DocumentSummary>([
    {
      label: tDocument('restore'),
      icon: 'refresh',
      dialog: (props) => <RestoreManyDialog {...props} query={query} />,
    },
    {
      label: t('remove'),
      icon: 'trash',
      tone: 'danger',
      dialog: (props) => <DeleteManyDialog {...props} query={query} />,
    },
  ]);
}
