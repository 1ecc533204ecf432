import { gateOf } from '@courtyard/ui/details';
import { assetPaths } from './asset-paths';
import { assetMessages } from './asset.messages';
import { assets, assetWalk } from './asset.queries';

/** A page about the asset `?id=`. */
export const AssetGate = gateOf({
  messages: assetMessages,
  title: (t) => t('asset'),
  useOne: assets.useOne,
  list: assetPaths.list,
  walk: assetWalk,
});
