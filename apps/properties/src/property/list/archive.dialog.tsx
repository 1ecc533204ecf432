import { toast } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useArchiveProperties } from '../property.queries';
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
  const rows = asked?.rows ?? [];
  const [first] = rows;
  const count = rows.length;
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={t('archiveTitle', { count, name: first ? propertyName(first) : '' })}
      verb={t('archiveVerb', { count })}
      onConfirm={async () => {
        const { archived } = await archiving.mutateAsync({ propertyIds: rows.map(({ id }) => id) });
        toast({ title: t('archivedToast', { count: archived }), kind: 'success' });
        asked?.done();
      }}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
}
