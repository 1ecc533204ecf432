import { useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import { DayText, HStack, Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { AssetStatusBadge, ServiceBadge, WarrantyBadge, warrantyOf } from '../asset-badges';
import { assetPaths } from '../asset-paths';
import { assetMessages } from '../asset.messages';

/** Columns of the register. */
export function useAssetColumns() {
  const t = useMessages(assetMessages);
  return useColumns(assetColumns, [
    { field: 'name', header: t('asset'), priority: 1, cell: (asset) => <NameCell asset={asset} /> },
    { id: 'where', header: t('where'), cell: (asset) => whereOf(asset) ?? <Missing /> },
    { field: 'category', priority: 4 },
    { field: 'nextServiceOn', priority: 1, align: 'start', cell: (asset) => <ServiceCell asset={asset} /> },
    {
      field: 'warrantyExpiresOn',
      priority: 3,
      align: 'start',
      cell: (asset) => <WarrantyCell asset={asset} />,
    },
    { field: 'lastServicedOn', priority: 5 },
    { field: 'status', priority: 5, cell: (asset) => <AssetStatusBadge value={asset.status} /> },
  ]);
}

/** Where an asset stands: its location, or the area that it belongs to. */
export const whereOf = (asset: AssetSummary): string | null => asset.location ?? asset.area?.name ?? null;

/** In service is what nearly all are: only what is not says so beside its name. */
function NameCell({ asset }: { asset: AssetSummary }) {
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      <TextLink to={assetPaths.details(asset.id)}>{asset.name}</TextLink>
      {asset.status === 'in-service' ? null : <AssetStatusBadge value={asset.status} />}
    </HStack>
  );
}

function ServiceCell({ asset }: { asset: AssetSummary }) {
  if (asset.service === 'none') return <Missing />;
  return (
    <HStack gap="2" whiteSpace="nowrap">
      <DayText day={asset.nextServiceOn} />
      {asset.service === 'scheduled' ? null : <ServiceBadge value={asset.service} />}
    </HStack>
  );
}

function WarrantyCell({ asset }: { asset: AssetSummary }) {
  const t = useMessages(assetMessages);
  if (asset.warranty === 'none') return <Missing />;
  const isOver = asset.warranty === 'expired';
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      <Text as="span" size="sm" tone={isOver ? 'subtle' : 'default'}>
        <DayText day={asset.warrantyExpiresOn} />
        {isOver ? ` (${t('warranty.expired').toLowerCase()})` : null}
      </Text>
      {warrantyOf(asset) === 'expiring' ? <WarrantyBadge value="expiring" /> : null}
    </HStack>
  );
}
