import { useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { Button } from '@courtyard/ui';
import { ThingActions } from '@courtyard/ui/details';
import { lazy, Suspense, useState } from 'react';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { serviceMessages } from '../service/service.messages';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ServiceDialog = lazy(async () => ({
  default: (await import('../service/service.dialog')).ServiceDialog,
}));

export function AssetActions({ asset }: { asset: Asset }) {
  const t = useMessages(detailsMessages);
  const tService = useMessages(serviceMessages);
  const [isServing, setServing] = useState(false);
  return (
    <>
      <ThingActions
        thing={asset}
        paths={assetPaths}
        remove={assets.useRemove().mutateAsync}
        removal={{
          text: t('removeText'),
          verb: t('removeVerb'),
          done: t('removed', { name: asset.name }),
        }}
      >
        {asset.status === 'retired' ? null : (
          <Button variant="primary" icon="wrench" onClick={() => setServing(true)}>
            {tService('add')}
          </Button>
        )}
      </ThingActions>
      <Suspense fallback={null}>
        {isServing ? <ServiceDialog asset={asset} onClose={() => setServing(false)} /> : null}
      </Suspense>
    </>
  );
}
