import { Can, saveExport, useCan, useMessages } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { LinkButton, Page } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
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
  const add = (
    <LinkButton to={assetPaths.create} variant="primary" icon="plus">
      {t('add')}
    </LinkButton>
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<Can permission="Asset Update">{add}</Can>}
    >
      <DataTable<AssetSummary>
        label={t('title')}
        state={table}
        query={list}
        columns={columns}
        rowId={(asset) => asset.id}
        rowLabel={(asset) => asset.name}
        searchLabel={t('search')}
        filters={filters}
        renderCard={(asset) => <AssetCard asset={asset} />}
        rowMenu={(asset) => [
          { label: t('open'), icon: 'arrow-right', to: assetPaths.details(asset.id) },
          ...(mayKeep ? [{ label: t('edit'), icon: 'edit' as const, to: assetPaths.edit(asset.id) }] : []),
        ]}
        onExport={(format) => saveExport('GET /api/v1/assets/export', { query: { ...table.query, format } })}
        empty={{
          icon: 'wrench',
          title: t('emptyTitle'),
          description: t(mayKeep ? 'emptyText' : 'emptyReader'),
          action: mayKeep ? add : null,
        }}
      />
    </Page>
  );
}
