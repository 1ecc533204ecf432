import { lazyContent, saveExport, useCan } from '@courtyard/common';
import type { PropertySummary } from '@courtyard/contract/properties/property/property';
import { LinkButton, LoadingState, Page } from '@courtyard/ui';
import { DataTable, type Selection } from '@courtyard/ui/data';
import { useState } from 'react';
import { properties, propertyPager, usePropertyFacets } from '../property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../property-paths';
import { useDistributeShares } from '../../occupancy/shares/use-distribute-shares';
import { ArchiveDialog } from './archive.dialog';
import { useListTexts } from './list.messages';
import { usePropertyColumns } from './properties.columns';
import { usePropertiesTable, usePropertyFilters } from './properties.table';
import { PropertyCard } from './property.card';
import { usePropertyActions } from './use-property-actions';
import { usePropertyMenu } from './property-menu';

const PropertyPreview = lazyContent(
  async () => (await import('../detail/property-preview')).PropertyPreview,
  <LoadingState />,
);

/** The register of properties. All that is set on it lives in the URL. */
export function PropertiesPage() {
  const t = useListTexts();
  const { table, query } = usePropertiesTable();
  const list = properties.useList(query);
  const facets = usePropertyFacets();
  const filters = usePropertyFilters();
  const canOpen = useCan('Property Details View');
  const canAdd = useCan('Property Create');
  const canImport = useCan('Property Import');
  const canExport = useCan('Property Export');
  const shares = useDistributeShares(facets.data);
  const columns = usePropertyColumns(canOpen);
  const archived = facets.data?.archived ?? 0;
  const actions = usePropertyActions(query);
  const [archiving, setArchiving] = useState<Selection<PropertySummary> | null>(null);
  const menu = usePropertyMenu((row) =>
    setArchiving({ rows: [row], count: 1, except: null, clear: () => undefined }),
  );

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canAdd ? { label: t('add'), icon: 'plus', to: propertyPaths.add } : null,
        secondary: [canImport ? { label: t('import'), icon: 'upload', to: propertyPaths.import } : null],
        more: [shares.action],
      }}
    >
      <DataTable<PropertySummary>
        label={t('title')}
        state={table}
        query={list}
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={propertyName}
        searchLabel={t('search')}
        filters={filters}
        source={properties.sourceOf(query)}
        {...(canOpen
          ? { pager: propertyPager, preview: ({ id }: PropertySummary) => <PropertyPreview id={id} /> }
          : {})}
        leftOut={{
          count: archived,
          title: t('allArchived', { count: archived }),
          onShow: () => table.setFilter('archived', ['yes']),
        }}
        renderCard={(row) => <PropertyCard property={row} canOpen={canOpen} />}
        {...(menu ? { rowMenu: menu } : {})}
        {...actions.bulk}
        {...(canExport
          ? {
              onExport: (format) =>
                saveExport('GET /api/v1/properties/export', { query: { ...query, format } }),
            }
          : {})}
        empty={{
          icon: 'building',
          title: t('emptyTitle'),
          description: canAdd ? t('emptyText') : undefined,
          action: canImport ? (
            <LinkButton to={propertyPaths.import} icon="upload">
              {t('importFirst')}
            </LinkButton>
          ) : null,
        }}
      />
      {shares.dialog}
      {actions.dialog}
      {archiving ? (
        <ArchiveDialog selection={archiving} query={query} onClose={() => setArchiving(null)} />
      ) : null}
    </Page>
  );
}
