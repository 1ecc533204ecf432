import { toast, useMessages } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import { IconButton, LinkButton, useFailureToast } from '@courtyard/ui';
import { ConfirmDialog, Menu, type MenuItemSpec } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { propertyName, propertyPaths } from '../property-paths';
import { useMay } from '../property-permissions';
import { useArchiveProperty } from '../property.queries';
import { detailMessages } from './detail.messages';

/** What can be done with the whole property, as far as the person may. */
export function PropertyActions({ property }: { property: Property }) {
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

  return (
    <>
      {items.length > 0 ? (
        <Menu
          label={t('more', { name })}
          items={items}
          trigger={<IconButton icon="more" variant="secondary" label={t('more', { name })} />}
        />
      ) : null}
      {may('Property Update') && !property.archived ? (
        <LinkButton to={propertyPaths.edit(property.id)} variant="primary" icon="edit">
          {t('edit')}
        </LinkButton>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('archiveTitle', { name })}
        verb={t('archiveVerb', { name })}
        onConfirm={() => setArchived(true)}
      >
        {t('archiveText')}
      </ConfirmDialog>
    </>
  );
}
