import { recordLoader } from '@courtyard/ui/details';
import { assetPaths } from './asset-paths';
import { assetMessages } from './asset.messages';
import { assets, assetPager } from './asset.queries';

/** A page about the asset `?id=`. */
export const AssetLoader = recordLoader({
  messages: assetMessages,
  title: (t) => t('asset'),
  useOne: assets.useOne,
  list: assetPaths.list,
  pager: assetPager,
});
