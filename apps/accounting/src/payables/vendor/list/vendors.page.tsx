import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { VendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { LoadingState } from '@courtyard/ui';
import { isEmptyList, RecordsPage } from '@courtyard/ui/data';
import { useArchive } from '../use-archive';
import { vendorPaths } from '../vendor-paths';
import { vendorMessages } from '../vendor.messages';
import { vendors, vendorPager } from '../vendor.queries';
import { listMessages } from './list.messages';
import { VendorCard } from './vendor.card';
import { useVendorColumns } from './vendors.columns';
import { useVendorFilters, useVendorsTable } from './vendors.table';

const VendorPreview = lazyContent(
  async () => (await import('../details/vendor-preview')).VendorPreview,
  <LoadingState />,
);

/** `vendors`: the list. All that is set on it lives in the URL. */
export function VendorsPage() {
  const t = useMessages(listMessages);
  const tVendor = useMessages(vendorMessages);
  const canKeep = useCan('Vendor Update');
  const canOpen = useCan('Vendor Details View');
  const table = useVendorsTable();
  const found = vendors.useList(table.query);
  // Asked only of a list that shows nothing.
  const archived = vendors.useList(
    { status: ['archived'], limit: 1 },
    { enabled: isEmptyList(found, table) },
  );
  const archivedCount = archived.data?.page.total ?? 0;
  const columns = useVendorColumns();
  const filters = useVendorFilters();
  const archiving = useArchive();
  return (
    <RecordsPage
      words={t}
      recordLabels={tVendor}
      icon="store"
      state={table}
      query={found}
      source={vendors.sourceOf(table.query)}
      paths={vendorPaths}
      secondary={canOpen ? [{ label: t('register'), icon: 'file-text', to: vendorPaths.register }] : []}
      canAdd={canKeep}
      canEdit={canKeep}
      rowActions={(vendor) => (archiving ? [archiving(vendor)] : [])}
      columns={columns}
      rowLabel={({ name }) => name}
      filters={filters}
      pager={vendorPager}
      {...(canOpen && { preview: ({ id }: VendorSummary) => <VendorPreview id={id} /> })}
      leftOut={{
        count: archivedCount,
        title: t('allArchived', { count: archivedCount }),
        onShow: () => table.setFilter('status', ['archived']),
      }}
      renderCard={(vendor) => <VendorCard vendor={vendor} />}
      onExport={(format) => saveExport('GET /api/v1/vendors/export', { query: { ...table.query, format } })}
    />
  );
}
