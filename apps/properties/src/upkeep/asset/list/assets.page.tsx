import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { ActButton, LoadingState, Page } from '@courtyard/ui';
import { DataTable, isEmptyList, useRowLinks } from '@courtyard/ui/data';
import { assetPaths } from '../asset-paths';
import { assets, assetWalk } from '../asset.queries';
import { AssetCard } from './asset-card';
import { useAssetActs } from '../many/use-asset-acts';
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
  const mayKeep = useCan('Asset Update');
  const table = useAssetsTable();
  const list = assets.useList(table.query);
  // Asked only of a register that shows nothing.
  const retired = assets.useList({ status: ['retired'], limit: 1 }, { enabled: isEmptyList(list, table) });
  const retiredCount = retired.data?.page.total ?? 0;
  const columns = useAssetColumns();
  const filters = useAssetFilters();
  const acts = useAssetActs(table.query);
  const rowLinks = useRowLinks(assetPaths, mayKeep);
  const add = { label: t('add'), icon: 'plus', to: assetPaths.create } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: mayKeep ? add : null }}>
      <DataTable
        label={t('title')}
        state={table}
        query={list}
        columns={columns}
        rowId={(asset) => asset.id}
        rowLabel={(asset) => asset.name}
        searchLabel={t('search')}
        filters={filters}
        source={assets.sourceOf(table.query)}
        walk={assetWalk}
        preview={({ id }) => <AssetPreview id={id} />}
        leftOut={{
          count: retiredCount,
          title: t('allRetired', { count: retiredCount }),
          onShow: () => table.setFilter('status', ['retired']),
        }}
        renderCard={(asset) => <AssetCard asset={asset} />}
        rowMenu={rowLinks}
        {...acts.bulk}
        onExport={(format) => saveExport('GET /api/v1/assets/export', { query: { ...table.query, format } })}
        empty={{
          icon: 'wrench',
          title: t('emptyTitle'),
          ...(mayKeep && { description: t('emptyText'), action: <ActButton act={add} /> }),
        }}
      />
      {acts.dialog}
    </Page>
  );
}
