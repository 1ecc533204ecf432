import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { Button, IconButton, LinkButton } from '@courtyard/ui';
import { ConfirmDialog, Menu } from '@courtyard/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ServiceDialog = lazy(async () => ({
  default: (await import('../service/service.dialog')).ServiceDialog,
}));

/** What is done often as buttons, what is done rarely behind the three dots. */
export function AssetActions({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const navigate = useNavigate();
  const removing = assets.useRemove();
  const [open, setOpen] = useState<'service' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const { id, name } = asset;
  return (
    <>
      <Menu
        label={t('more', { name })}
        trigger={<IconButton icon="more" variant="secondary" label={t('more', { name })} />}
        items={[{ label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => setOpen('removal') }]}
      />
      <LinkButton to={assetPaths.edit(id)} icon="edit">
        {t('edit')}
      </LinkButton>
      {asset.status === 'retired' ? null : (
        <Button variant="primary" icon="wrench" onClick={() => setOpen('service')}>
          {t('service')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'service' ? <ServiceDialog asset={asset} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open === 'removal'}
        onClose={close}
        title={t('removeTitle', { name })}
        verb={t('removeVerb')}
        onConfirm={async () => {
          await removing.mutateAsync(id);
          toast({ title: t('removed', { name }), kind: 'success' });
          await navigate(assetPaths.list);
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
