import { lazyOverlay, useCan } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { useBulkActions } from '@courtyard/ui/data';
import type { PropertiesListQuery } from '../property.queries';
import { ArchiveDialog } from './archive.dialog';
import { useListTexts } from './list.messages';

const StatusDialog = lazyOverlay(async () => (await import('./status.dialog')).StatusDialog);

/** What can be done with many properties of the list. */
export function usePropertyActions(query: PropertiesListQuery) {
  const t = useListTexts();
  const canUpdate = useCan('Property Update');
  const canArchive = useCan('Property Archive');
  return useBulkActions<PropertySummary>([
    canUpdate && {
      label: t('status'),
      icon: 'edit',
      dialog: (props) => <StatusDialog {...props} query={query} />,
    },
    canArchive && {
      label: t('archive'),
      icon: 'trash',
      dialog: (props) => <ArchiveDialog {...props} query={query} />,
    },
  ]);
}
