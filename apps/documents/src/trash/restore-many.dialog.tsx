import { useMessages } from '@courtyard/common';
import { chosenRows, useManyDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { trash } from '../document/document.queries';
import { trashMessages } from './trash.messages';
import type { ManyTrashedProps } from './use-many-trashed';

/** Asks before many documents come back from the trash. */
export function RestoreManyDialog({ selection, query, onClose }: ManyTrashedProps) {
  const t = useMessages(trashMessages);
  const restoring = trash.useWrite('POST /api/v1/documents/trash/restore');
  const done = useManyDone(selection);
  const { count } = selection;
  const restore = async () =>
    done(await restoring.mutateAsync({ chosen: chosenRows(selection, query) }), {
      title: (restored) => t('restoredMany', { count: restored }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      title={t('restoreTitle', { count })}
      verb={t('restoreVerb', { count })}
      onConfirm={restore}
    >
      {t('restoreText')}
    </ConfirmDialog>
  );
}
