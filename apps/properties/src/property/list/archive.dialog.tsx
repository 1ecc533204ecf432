import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { useUndo } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useArchiveProperties, useRestoreProperties } from '../property.queries';
import { propertyName } from '../property-paths';
import { useListTexts } from './list.messages';

interface ArchiveDialogProps {
  /** What is to be archived, and what to do once it is; null while nobody asks. */
  asked: { rows: PropertySummary[]; done: () => void } | null;
  onClose: () => void;
}

/** Asks before one or several properties leave the lists. */
export function ArchiveDialog({ asked, onClose }: ArchiveDialogProps) {
  const t = useListTexts();
  const archiving = useArchiveProperties();
  const restoring = useRestoreProperties();
  const done = useUndo();
  const rows = asked?.rows ?? [];
  const [first] = rows;
  const count = rows.length;
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={t('archiveTitle', { count, name: first ? propertyName(first) : '' })}
      verb={t('archiveVerb', { count })}
      tone="primary"
      onConfirm={async () => {
        const { archived } = await archiving.mutateAsync({ propertyIds: rows.map(({ id }) => id) });
        done({
          title: t('archivedToast', { count: archived.length }),
          undo: () => restoring.mutateAsync({ properties: archived }),
        });
        asked?.done();
      }}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
}
