import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { isEmptyList, RecordsPage } from '@courtyard/ui/data';
import { assetPaths } from '../asset-paths';
import { assets, assetPager } from '../asset.queries';
import { AssetCard } from './asset.card';
import { useAssetActions } from '../bulk/use-asset-actions';
import { listMessages } from './list.messages';
import { useAssetColumns } from './assets.columns';
import { useAssetFilters, useAssetsTable } from './assets.table';

const AssetPreview = lazyContent(
  async () => (await import('../details/asset-preview')).AssetPreview,
  <LoadingState />,
);

/** `assets`: the register, what needs service next on top. All that is set on it lives in the URL. */
export function AssetsPage() {
  const t = useMessages(listMessages);
  const canKeep = useCan('Asset Update');
  const table = useAssetsTable();
  const list = assets.useList(table.query);
  // Asked only of a register that shows nothing.
  const retired = assets.useList({ status: ['retired'], limit: 1 }, { enabled: isEmptyList(list, table) });
  const retiredCount = retired.data?.page.total ?? 0;
  const columns = useAssetColumns();
  const filters = useAssetFilters();
  const actions = useAssetActions(table.query);
  return (
    <RecordsPage
      words={t}
      recordLabels={t}
      icon="wrench"
      state={table}
      query={list}
      source={assets.sourceOf(table.query)}
      paths={assetPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      columns={columns}
      rowLabel={(asset) => asset.name}
      filters={filters}
      pager={assetPager}
      preview={({ id }) => <AssetPreview id={id} />}
      leftOut={{
        count: retiredCount,
        title: t('allRetired', { count: retiredCount }),
        onShow: () => table.setFilter('status', ['retired']),
      }}
      renderCard={(asset) => <AssetCard asset={asset} />}
      {...actions.bulk}
      onExport={(format) => saveExport('GET /api/v1/assets/export', { query: { ...table.query, format } })}
    >
      {actions.dialog}
    </RecordsPage>
  );
}
