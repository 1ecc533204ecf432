import { toast, useCommunity, useMessages } from '@courtyard/common';
import { amountCell, saveCsv, wholeList } from '../../section/whole-list';
import { assetMessages } from '../asset.messages';
import { assets, type AssetsQuery } from '../asset.queries';
import { categoryMessages } from '../category.messages';
import { listMessages } from './list.messages';

/** Saves every asset that the list shows, on all of its pages, as CSV. */
export function useAssetExport({ cursor: _cursor, ...query }: AssetsQuery): () => Promise<void> {
  const t = useMessages(assetMessages);
  const words = useMessages(categoryMessages);
  const list = useMessages(listMessages);
  const { currency } = useCommunity();
  const amount = (minor: number | null) => (minor === null ? null : amountCell(minor, currency));

  return async () => {
    const all = await wholeList((cursor) =>
      assets.fetchList({ ...query, limit: 200, ...(cursor !== null && { cursor }) }),
    );
    const header = [
      list('name'),
      words('category'),
      t('area'),
      t('location'),
      t('tag'),
      t('manufacturer'),
      t('model'),
      t('serialNumber'),
      t('status'),
      t('installedOn'),
      t('cost'),
      t('supplier'),
      t('warrantyUntil'),
      t('warrantyProvider'),
      t('warrantyReference'),
      t('serviceProvider'),
      t('interval'),
      t('nextService'),
      t('lastService'),
    ];
    const rows = all.map((asset) => [
      asset.name,
      words(`category.${asset.category}`),
      asset.area?.name ?? null,
      asset.location,
      asset.tag,
      asset.manufacturer,
      asset.model,
      asset.serialNumber,
      t(`status.${asset.status}`),
      asset.installedOn,
      amount(asset.costMinor),
      asset.supplier,
      asset.warrantyExpiresOn,
      asset.warrantyProvider,
      asset.warrantyReference,
      asset.serviceProvider,
      asset.serviceIntervalMonths === null ? null : t('everyMonths', { count: asset.serviceIntervalMonths }),
      asset.nextServiceOn,
      asset.lastServicedOn,
    ]);
    saveCsv('assets.csv', [header, ...rows]);
    toast({ title: list('exported', { count: all.length }), kind: 'success' });
  };
}
