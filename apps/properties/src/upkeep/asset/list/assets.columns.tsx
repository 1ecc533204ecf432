import { useCommunity, useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { DayText, HStack, Missing, Money, Text, TextLink } from '@courtyard/ui';
import type { Column } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { AssetStatusBadge, ServiceBadge, WarrantyBadge, warrantyOf } from '../asset-badges';
import { assetPaths } from '../asset-paths';
import { assetMessages } from '../asset.messages';
import { categoryMessages } from '../category.messages';
import { listMessages } from './list.messages';

/** Columns of the register. */
export function useAssetColumns(): readonly Column<AssetSummary>[] {
  const t = useMessages(assetMessages);
  const tCategory = useMessages(categoryMessages);
  const tList = useMessages(listMessages);
  const { currency } = useCommunity();
  return useMemo(
    () => [
      {
        id: 'name',
        header: tList('name'),
        sortKey: 'name',
        priority: 1,
        cell: (asset) => <NameCell asset={asset} />,
      },
      { id: 'where', header: tList('where'), cell: (asset) => whereOf(asset) ?? <Missing /> },
      {
        id: 'category',
        header: tCategory('category'),
        sortKey: 'category',
        priority: 4,
        cell: (asset) => tCategory(`category.${asset.category}`),
      },
      {
        id: 'nextService',
        header: t('nextServiceOn'),
        sortKey: 'nextServiceOn',
        priority: 1,
        cell: (asset) => <ServiceCell asset={asset} />,
      },
      {
        id: 'warranty',
        header: t('warrantyExpiresOn'),
        sortKey: 'warrantyExpiresOn',
        priority: 3,
        cell: (asset) => <WarrantyCell asset={asset} />,
      },
      {
        id: 'lastService',
        header: t('lastServicedOn'),
        align: 'end',
        priority: 5,
        cell: (asset) => <DayText day={asset.lastServicedOn} />,
      },
      {
        id: 'status',
        header: t('status'),
        priority: 5,
        cell: (asset) => <AssetStatusBadge status={asset.status} />,
      },
      { id: 'tag', header: t('tag'), priority: 5, cell: (asset) => asset.tag ?? <Missing /> },
      {
        id: 'manufacturer',
        header: t('manufacturer'),
        priority: 5,
        cell: (asset) => asset.manufacturer ?? <Missing />,
      },
      { id: 'model', header: t('model'), priority: 5, cell: (asset) => asset.model ?? <Missing /> },
      {
        id: 'serialNumber',
        header: t('serialNumber'),
        priority: 5,
        cell: (asset) => asset.serialNumber ?? <Missing />,
      },
      {
        id: 'serviceProvider',
        header: t('serviceProvider'),
        priority: 5,
        cell: (asset) => asset.serviceProvider ?? <Missing />,
      },
      {
        id: 'installedOn',
        header: t('installedOn'),
        sortKey: 'installedOn',
        align: 'end',
        priority: 5,
        cell: (asset) => <DayText day={asset.installedOn} />,
      },
      {
        id: 'cost',
        header: t('costMinor'),
        align: 'end',
        priority: 5,
        cell: (asset) =>
          asset.costMinor === null ? (
            <Missing />
          ) : (
            <Money amountMinor={asset.costMinor} currency={currency} />
          ),
      },
    ],
    [t, tCategory, tList, currency],
  );
}

/** Where an asset stands: its location, or the area that it belongs to. */
export const whereOf = (asset: AssetSummary): string | null => asset.location ?? asset.area?.name ?? null;

/** In service is what nearly all are: only what is not says so beside its name. */
function NameCell({ asset }: { asset: AssetSummary }) {
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      <TextLink to={assetPaths.details(asset.id)}>{asset.name}</TextLink>
      {asset.status === 'in-service' ? null : <AssetStatusBadge status={asset.status} />}
    </HStack>
  );
}

function ServiceCell({ asset }: { asset: AssetSummary }) {
  if (asset.service === 'none') return <Missing />;
  return (
    <HStack gap="2" whiteSpace="nowrap">
      <DayText day={asset.nextServiceOn} />
      {asset.service === 'scheduled' ? null : <ServiceBadge service={asset.service} />}
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
      {warrantyOf(asset) === 'expiring' ? <WarrantyBadge warranty="expiring" /> : null}
    </HStack>
  );
}
