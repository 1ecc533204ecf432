import { useMessages } from '@courtyard/common';
import { trashDays } from '@courtyard/contract/documents/document/document.values';
import { chosenRows, useManyDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { hoaDocuments } from '../../document/document.queries';
import { manyMessages } from './many.messages';
import type { ManyDocumentsProps } from './use-many-documents';

/** Asks before many documents go to the trash, and offers Undo. */
export function TrashManyDialog({ selection, space, query, onClose }: ManyDocumentsProps) {
  const t = useMessages(manyMessages);
  const trashing = hoaDocuments.useWrite('POST /api/v1/documents/trash');
  const restoring = hoaDocuments.useWrite('POST /api/v1/documents/restore');
  const done = useManyDone(selection);
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
