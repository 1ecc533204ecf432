import { useMessages } from '@courtyard/common';
import { chosenRows, useManyDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { trash } from '../document/document.queries';
import { trashMessages } from './trash.messages';
import type { ManyTrashedProps } from './use-many-trashed';

/** Asks before many documents are deleted for good. */
export function DeleteManyDialog({ selection, query, onClose }: ManyTrashedProps) {
  const t = useMessages(trashMessages);
  const removing = trash.useWrite('POST /api/v1/documents/trash/delete');
  const done = useManyDone(selection);
  const { count } = selection;
  const remove = async () =>
    done(await removing.mutateAsync({ chosen: chosenRows(selection, query) }), {
      title: (removed) => t('removedMany', { count: removed }),
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
