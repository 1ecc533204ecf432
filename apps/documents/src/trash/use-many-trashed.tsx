import { type CallQuery, lazyOverlay, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import { documentMessages } from '../document/document.messages';
import { trashMessages } from './trash.messages';

const BulkRestoreDialog = lazyOverlay(async () => (await import('./restore-many.dialog')).BulkRestoreDialog);
const BulkDeleteDialog = lazyOverlay(async () => (await import('./delete-many.dialog')).BulkDeleteDialog);

type TrashQuery = CallQuery<'GET /api/v1/documents/trash'>;

/** What the dialogs of a bulk action in the trash are given. */
export interface BulkTrashedProps extends BulkDialogProps<DocumentSummary> {
  /** What of the trash is on screen. */
  query: TrashQuery;
}

/** What can be done with many documents in the trash, which lists only those that the person may restore. */
export function useBulkTrashed(query: TrashQuery) {
  const t = useMessages(trashMessages);
  const tDocument = useMessages(documentMessages);
  return useBulkActions<DocumentSummary>([
    {
      label: tDocument('restore'),
      icon: 'refresh',
      dialog: (props) => <BulkRestoreDialog {...props} query={query} />,
    },
    {
      label: t('remove'),
      icon: 'trash',
      tone: 'danger',
      dialog: (props) => <BulkDeleteDialog {...props} query={query} />,
    },
  ]);
}
