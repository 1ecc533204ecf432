import { toast, useMessages } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import { type PageAction, type PageActions, useFailureToast, useUndo } from '@courtyard/ui';
import { ConfirmDialog, type MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useCanOnProperty } from '../property-permissions';
import { useArchiveProperty } from '../property.queries';
import { detailMessages } from './detail.messages';

/** What can be done with the whole property, as far as the person may; `dialog` is drawn anywhere on its page. */
export function usePropertyActions(property: Property): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailMessages);
  const may = useCanOnProperty(property);
  const archiving = useArchiveProperty();
  const showFailure = useFailureToast();
  const done = useUndo();
  const [isAsking, setAsking] = useState(false);
  const name = propertyName(property);

  const bringBack = (version: number) => archiving.mutateAsync({ id: property.id, version, archive: false });
  const archive = async () => {
    const { version } = await archiving.mutateAsync({
      id: property.id,
      version: property.version,
      archive: true,
    });
    done({
      title: t('archivedToast', { name }),
      undo: () => bringBack(version),
      undone: t('restoredToast', { name }),
    });
  };
  const restore = async () => {
    await bringBack(property.version);
    toast({ title: t('restoredToast', { name }), kind: 'success' });
  };

  const items: MenuItemSpec[] = [];
  if (may('Property Archive')) {
    items.push(
      property.archived
        ? { label: t('restore'), icon: 'refresh', onSelect: () => void restore().catch(showFailure) }
        : { label: t('archive'), icon: 'trash', onSelect: () => setAsking(true) },
    );
  }

  const edit: PageAction = { label: t('edit'), icon: 'edit', to: propertyPaths.edit(property.id) };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={t('archiveTitle', { name })}
      verb={t('archiveVerb', { name })}
      tone="primary"
      onConfirm={archive}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
  const primary = may('Property Update') && !property.archived ? edit : null;
  return { actions: { primary, more: items }, dialog };
}
