import { toast, useCan, useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { IconButton, LinkButton, useFailureToast } from '@courtyard/ui';
import { ConfirmDialog, Menu } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { areaPaths } from '../area-paths';
import { useArchiveArea } from '../common-area.queries';
import { detailsMessages } from './details.messages';

/** Edit, and what is done rarely behind the three dots. */
export function AreaActions({ area }: { area: CommonArea }) {
  const t = useMessages(detailsMessages);
  const canEdit = useCan('Common Area Update');
  const canArchive = useCan('Common Area Archive');
  const archive = useArchiveArea();
  const showFailure = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const act = async (toArchive: boolean) => {
    await archive.mutateAsync({ id: area.id, version: area.version, archive: toArchive });
    toast({ title: t(toArchive ? 'archived' : 'restored', { name: area.name }), kind: 'success' });
  };
  const restore = () => void act(false).catch(showFailure);
  return (
    <>
      {canEdit && !area.archived ? (
        <LinkButton to={areaPaths.edit(area.id)} icon="edit">
          {t('edit')}
        </LinkButton>
      ) : null}
      {canArchive ? (
        <Menu
          label={t('more', { name: area.name })}
          trigger={<IconButton icon="more" variant="secondary" label={t('more', { name: area.name })} />}
          items={[
            area.archived
              ? { label: t('restore'), icon: 'refresh', onSelect: restore }
              : { label: t('archive'), icon: 'trash', tone: 'danger', onSelect: () => setAsking(true) },
          ]}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('archiveTitle', { name: area.name })}
        verb={t('archive')}
        onConfirm={() => act(true)}
      >
        {t('archiveText')}
      </ConfirmDialog>
    </>
  );
}
