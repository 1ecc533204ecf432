import { useMessages } from '@courtyard/common';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { hoaDocuments } from '../../document/document.queries';
import { bulkMessages } from './bulk.messages';
import type { BulkDocumentsProps } from './use-many-documents';

/** Asks before many documents go to the trash, and offers Undo. */
export function BulkTrashDialog({ selection, space, query, onClose }: BulkDocumentsProps) {
  const t = useMessages(bulkMessages);
  const trashing = hoaDocuments.useWrite('POST /api/v1/documents/trash');
  const restoring = hoaDocuments.useWrite('POST /api/v1/documents/restore');
  const done = useBulkDone(selection);
  const { count } = selection;
  const trash = async () =>
    done(await trashing.mutateAsync({ space, chosen: chosenRows(selection, query) }), {
      title: (trashed) => t('trashed', { count: trashed }),
      undo: (records) => restoring.mutateAsync({ records }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('trashTitle', { count })}
      verb={t('trashVerb', { count })}
      onConfirm={trash}
    >
      {t('trashText', { days: trashDays })}
    </ConfirmDialog>
  );
}
