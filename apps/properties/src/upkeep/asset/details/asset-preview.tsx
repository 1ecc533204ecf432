import { useMessages } from '@courtyard/common';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import { HStack } from '@courtyard/ui';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { AssetConcerns, WarrantyBadge, warrantyOf } from '../asset-badges';
import { assetMessages } from '../asset.messages';
import { assets } from '../asset.queries';
import { whereOf } from '../list/assets.columns';

/** An asset beside the register. */
export function AssetPreview({ id }: { id: string }) {
  const t = useMessages(assetMessages);
  const { facts } = useFieldTexts(assetColumns);
  return (
    <RecordPreview
      query={assets.useOne(id)}
      about={{ record: 'asset', recordId: id }}
      badges={(asset) => (
        <HStack gap="2" flexWrap="wrap" _empty={{ display: 'none' }}>
          <AssetConcerns asset={asset} />
        </HStack>
      )}
      facts={(asset) => [
        ...facts(asset, 'category'),
        { label: t('location'), value: whereOf(asset) },
        ...facts(asset, 'nextServiceOn', 'lastServicedOn'),
        { label: t('warranty'), value: <WarrantyBadge value={warrantyOf(asset)} /> },
        ...facts(asset, 'warrantyExpiresOn', 'manufacturer', 'model'),
      ]}
    />
  );
}
