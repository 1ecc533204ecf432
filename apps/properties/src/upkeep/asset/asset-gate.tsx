import { useMessages } from '@courtyard/common';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { type GateProps, ThingGate, useThingId } from '@courtyard/ui/details';
import { assetPaths } from './asset-paths';
import { assetMessages } from './asset.messages';
import { assets } from './asset.queries';

/** A page about the asset `?id=`. */
export function AssetGate(props: GateProps<Asset>) {
  const t = useMessages(assetMessages);
  const id = useThingId();
  return (
    <ThingGate id={id} query={assets.useOne(id)} t={t} title={t('asset')} list={assetPaths.list} {...props} />
  );
}
