import { toast, usePermissions } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { useFailureToast } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { useArchiveProperty } from '../property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useListTexts } from './list.messages';

/** Actions on one row, as far as the person may; undefined where there are none. */
export function usePropertyMenu(
  onArchive: (row: PropertySummary) => void,
): ((row: PropertySummary) => MenuItemSpec[]) | undefined {
  const t = useListTexts();
  const held = usePermissions();
  const restoring = useArchiveProperty();
  const showFailure = useFailureToast();
  const canUpdate = held.has('Property Update');
  const canArchive = held.has('Property Archive');
  if (!canUpdate && !canArchive) return undefined;

  const restore = async (row: PropertySummary) => {
    try {
      await restoring.mutateAsync({ id: row.id, version: row.version, archive: false });
      toast({ title: t('restoredToast', { name: propertyName(row) }), kind: 'success' });
    } catch (error) {
      showFailure(error);
    }
  };

  return (row) => {
    const items: MenuItemSpec[] = [];
    if (canUpdate && !row.archived)
      items.push({ label: t('edit'), icon: 'edit', to: propertyPaths.edit(row.id) });
    if (canArchive && row.archived)
      items.push({ label: t('restore'), icon: 'refresh', onSelect: () => void restore(row) });
    if (canArchive && !row.archived)
      items.push({ label: t('archive'), icon: 'trash', onSelect: () => onArchive(row) });
    return items;
  };
}
