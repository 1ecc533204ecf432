import { lazyOverlay, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import type { Space } from '../../document/document-paths';
import type { DocumentsQuery } from '../documents.table';
import { bulkMessages } from './bulk.messages';

const BulkMoveDialog = lazyOverlay(async () => (await import('./move-many.dialog')).BulkMoveDialog);
const BulkTagDialog = lazyOverlay(async () => (await import('./tag-many.dialog')).BulkTagDialog);
const BulkFavoriteDialog = lazyOverlay(
  async () => (await import('./favorite-many.dialog')).BulkFavoriteDialog,
);
const BulkTrashDialog = lazyOverlay(async () => (await import('./trash-many.dialog')).BulkTrashDialog);

/** What the dialogs of a bulk action on documents are given. */
export interface BulkDocumentsProps extends BulkDialogProps<DocumentSummary> {
  space: Space;
  /** What of the list is on screen. */
  query: DocumentsQuery;
}

interface ListShown {
  space: Space;
  query: DocumentsQuery;
  /** The person may change what is in it, or some of it. */
  canChange: boolean;
}

/** What can be done with many documents of a list. Which of them may be changed follows from their folders: others stay and are named. */
export function useBulkDocuments({ canChange, ...of }: ListShown) {
  const t = useMessages(bulkMessages);
  return useBulkActions<DocumentSummary>([
    canChange && {
      label: t('move'),
      icon: 'arrow-right',
      dialog: (props) => <BulkMoveDialog {...props} {...of} />,
    },
    canChange && { label: t('tag'), icon: 'edit', dialog: (props) => <BulkTagDialog {...props} {...of} /> },
    { label: t('favorite'), icon: 'star', dialog: (props) => <BulkFavoriteDialog {...props} {...of} /> },
    canChange && {
      label: t('trash'),
      icon: 'trash',
      tone: 'danger',
      dialog: (props) => <BulkTrashDialog {...props} {...of} />,
    },
  ]);
}
