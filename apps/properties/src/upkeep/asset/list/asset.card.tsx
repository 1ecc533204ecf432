import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { AssetConcerns } from '../asset-badges';
import { assetPaths } from '../asset-paths';
import { whereOf } from './assets.columns';

export function AssetCard({ asset }: { asset: AssetSummary }) {
  const { text, named } = useFieldTexts(assetColumns);
  return (
    <ListCard
      title={<TextLink to={assetPaths.details(asset.id)}>{asset.name}</TextLink>}
      facts={[text(asset, 'category'), whereOf(asset)]}
      lines={[
        asset.service === 'none' ? null : named(asset, 'nextServiceOn'),
        named(asset, 'warrantyExpiresOn'),
      ]}
      badges={<AssetConcerns asset={asset} />}
    />
  );
}
