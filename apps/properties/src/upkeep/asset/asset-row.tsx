import { useFormats, useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { AssetConcerns } from './asset-badges';
import { assetPaths } from './asset-paths';
import { assetMessages } from './asset.messages';

/** An asset in the list of something that it belongs to. */
export function AssetRow({ asset }: { asset: AssetSummary }) {
  const t = useMessages(assetMessages);
  const formats = useFormats();
  const facts = [
    asset.location,
    [asset.manufacturer, asset.model].filter(Boolean).join(' '),
    asset.service === 'none' || asset.nextServiceOn === null
      ? null
      : `${t('nextServiceOn')} ${formats.day(asset.nextServiceOn)}`,
  ].filter(Boolean);
  return (
    <PartRow
      title={<TextLink to={assetPaths.details(asset.id)}>{asset.name}</TextLink>}
      badge={<AssetConcerns asset={asset} />}
    >
      {facts.join(' · ')}
    </PartRow>
  );
}
