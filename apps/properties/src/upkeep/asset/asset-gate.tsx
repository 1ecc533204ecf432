import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { ThingGate } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { assetPaths } from './asset-paths';
import { assetMessages } from './asset.messages';
import { assets } from './asset.queries';

/** A page about the asset `?id=`. */
export function AssetGate(props: { form?: boolean; children: (asset: Asset) => ReactNode }) {
  const t = useMessages(assetMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const missing = {
    title: t('missingTitle'),
    text: t('missingText'),
    to: assetPaths.list,
    link: t('all'),
  };
  return <ThingGate id={id} query={assets.useOne(id)} title={t('asset')} missing={missing} {...props} />;
}
