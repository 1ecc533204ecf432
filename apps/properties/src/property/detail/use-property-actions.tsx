import { toast, useMessages } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import { type PageAct, type PageActions, useFailureToast } from '@courtyard/ui';
import { ConfirmDialog, type MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { propertyName, propertyPaths } from '../property-paths';
import { useMay } from '../property-permissions';
import { useArchiveProperty } from '../property.queries';
import { detailMessages } from './detail.messages';

/** What can be done with the whole property, as far as the person may; `dialog` is drawn anywhere on its page. */
export function usePropertyActions(property: Property): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailMessages);
  const may = useMay(property);
  const archiving = useArchiveProperty();
  const showFailure = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const name = propertyName(property);

  const setArchived = async (archive: boolean) => {
    await archiving.mutateAsync({ id: property.id, version: property.version, archive });
    toast({ title: t(archive ? 'archivedToast' : 'restoredToast', { name }), kind: 'success' });
  };
  const restore = () => void setArchived(false).catch(showFailure);

  const items: MenuItemSpec[] = [];
  if (may('Property Archive')) {
    items.push(
      property.archived
        ? { label: t('restore'), icon: 'refresh', onSelect: restore }
        : { label: t('archive'), icon: 'trash', tone: 'danger', onSelect: () => setAsking(true) },
    );
  }

  const edit: PageAct = { label: t('edit'), icon: 'edit', to: propertyPaths.edit(property.id) };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={t('archiveTitle', { name })}
      verb={t('archiveVerb', { name })}
      onConfirm={() => setArchived(true)}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
  const primary = may('Property Update') && !property.archived ? edit : null;
  return { actions: { primary, more: items }, dialog };
}
