import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { isEmptyList, RecordsPage } from '@courtyard/ui/data';
import { serviceItemPaths } from '../service-item-paths';
import { serviceItemMessages } from '../service-item.messages';
import { serviceItems, serviceItemPager } from '../service-item.queries';
import { useArchive } from '../use-archive';
import { listMessages } from './list.messages';
import { ServiceItemCard } from './service-item.card';
import { useServiceItemColumns } from './service-items.columns';
import { useServiceItemFilters, useServiceItemsTable } from './service-items.table';

const ServiceItemPreview = lazyContent(
  async () => (await import('../details/service-item-preview')).ServiceItemPreview,
  <LoadingState />,
);

/** `services-items`: the list. All that is set on it lives in the URL. */
export function ServiceItemsPage() {
  const t = useMessages(listMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  const canKeep = useCan('Bookkeeping Service Update');
  const table = useServiceItemsTable();
  const found = serviceItems.useList(table.query);
  // Asked only of a list that shows nothing.
  const archived = serviceItems.useList(
    { status: ['archived'], limit: 1 },
    { enabled: isEmptyList(found, table) },
  );
  const archivedCount = archived.data?.page.total ?? 0;
  const columns = useServiceItemColumns();
  const filters = useServiceItemFilters();
  const archiving = useArchive();
  return (
    <RecordsPage
      words={t}
      recordLabels={tServiceItem}
      icon="store"
      state={table}
      query={found}
      source={serviceItems.sourceOf(table.query)}
      paths={serviceItemPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      rowActions={(item) => (archiving ? [archiving(item)] : [])}
      columns={columns}
      rowLabel={({ name }) => name}
      filters={filters}
      pager={serviceItemPager}
      preview={({ id }) => <ServiceItemPreview id={id} />}
      leftOut={{
        count: archivedCount,
        title: t('allArchived', { count: archivedCount }),
        onShow: () => table.setFilter('status', ['archived']),
      }}
      renderCard={(item) => <ServiceItemCard item={item} />}
      onExport={(format) =>
        saveExport('GET /api/v1/service-items/export', { query: { ...table.query, format } })
      }
    />
  );
}
