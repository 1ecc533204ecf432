import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { chosenRows, type BulkDialogProps, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import type { PropertiesListQuery } from '../property.queries';
import { useArchiveProperties, useRestoreProperties } from '../property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useListTexts } from './list.messages';

/** Asks before one, several or all that the list finds leave the lists, and names what could not. */
export function ArchiveDialog({
  selection,
  query,
  onClose,
}: BulkDialogProps<PropertySummary> & { query: PropertiesListQuery }) {
  const t = useListTexts();
  const archiving = useArchiveProperties();
  const restoring = useRestoreProperties();
  const done = useBulkDone(selection);
  const { rows, count } = selection;
  const [first] = rows;
  const archive = async () =>
    done(await archiving.mutateAsync(chosenRows(selection, query)), {
      title: (archived) => t('archivedToast', { count: archived }),
      undo: (properties) => restoring.mutateAsync({ properties }),
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('archiveTitle', { count, name: first ? propertyName(first) : '' })}
      verb={t('archiveVerb', { count })}
      tone="primary"
      onConfirm={archive}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
}
