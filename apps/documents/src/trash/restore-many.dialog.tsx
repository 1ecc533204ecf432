import { useMessages } from '@courtyard/common';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { trash } from '../document/document.queries';
import { trashMessages } from './trash.messages';
import type { BulkTrashedProps } from './use-many-trashed';

/** Asks before many documents come back from the trash. */
export function BulkRestoreDialog({ selection, query, onClose }: BulkTrashedProps) {
  const t = useMessages(trashMessages);
  const restoring = trash.useWrite('POST /api/v1/documents/trash/restore');
  const done = useBulkDone(selection);
  const { count } = selection;
  const restore = async () =>
    done(await restoring.mutateAsync({ chosen: chosenRows(selection, query) }), {
      title: (restored) => t('bulkRestored', { count: restored }),
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
