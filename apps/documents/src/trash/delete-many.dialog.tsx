import { useMessages } from '@courtyard/common';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { trash } from '../document/document.queries';
import { trashMessages } from './trash.messages';
import type { BulkTrashedProps } from './use-many-trashed';

/** Asks before many documents are deleted for good. */
export function BulkDeleteDialog({ selection, query, onClose }: BulkTrashedProps) {
  const t = useMessages(trashMessages);
  const removing = trash.useWrite('POST /api/v1/documents/trash/delete');
  const done = useBulkDone(selection);
  const { count } = selection;
  const remove = async () =>
    done(await removing.mutateAsync({ chosen: chosenRows(selection, query) }), {
      title: (removed) => t('bulkRemoved', { count: removed }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTitle', { count })}
      verb={t('removeVerb', { count })}
      onConfirm={remove}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
