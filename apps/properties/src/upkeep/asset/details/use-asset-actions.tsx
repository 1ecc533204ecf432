import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { useRecordActions } from '@courtyard/ui/details';
import { useState } from 'react';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { serviceMessages } from '../service/service.messages';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ServiceDialog = lazyOverlay(async () => (await import('../service/service.dialog')).ServiceDialog);

/** What can be done with an asset; `dialog` is drawn anywhere on its page. */
export function useAssetActions(asset: Asset) {
  const t = useMessages(detailsMessages);
  const tService = useMessages(serviceMessages);
  const may = useCan('Asset Update');
  const [isServing, setServing] = useState(false);
  const { actions, dialog } = useRecordActions({
    may,
    record: asset,
    paths: assetPaths,
    remove: assets.useRemove().mutateAsync,
    removal: {
      text: t('removeText'),
      verb: t('removeVerb'),
      done: t('removed', { name: asset.name }),
    },
    primary:
      asset.status === 'retired'
        ? null
        : { label: tService('add'), icon: 'wrench', onSelect: () => setServing(true) },
  });
  const dialogs = (
    <>
      {dialog}
      {isServing ? <ServiceDialog asset={asset} onClose={() => setServing(false)} /> : null}
    </>
  );
  return { actions, dialog: dialogs };
}
