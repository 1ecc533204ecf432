import { saveExport, useCan, useMessages } from '@courtyard/common';
import { ActButton, Page } from '@courtyard/ui';
import { DataTable, useRowLinks } from '@courtyard/ui/data';
import { assetPaths } from '../asset-paths';
import { assets } from '../asset.queries';
import { AssetCard } from './asset-card';
import { listMessages } from './list.messages';
import { useAssetColumns } from './assets.columns';
import { useAssetFilters, useAssetsTable } from './assets.table';

/** `assets`: the register, what needs service next on top. All that is set on it lives in the URL. */
export function AssetsPage() {
  const t = useMessages(listMessages);
  const mayKeep = useCan('Asset Update');
  const table = useAssetsTable();
  const list = assets.useList(table.query);
  const columns = useAssetColumns();
  const filters = useAssetFilters();
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
        renderCard={(asset) => <AssetCard asset={asset} />}
        rowMenu={rowLinks}
        onExport={(format) => saveExport('GET /api/v1/assets/export', { query: { ...table.query, format } })}
        empty={{
          icon: 'wrench',
          title: t('emptyTitle'),
          ...(mayKeep && { description: t('emptyText'), action: <ActButton act={add} /> }),
        }}
      />
    </Page>
  );
}
