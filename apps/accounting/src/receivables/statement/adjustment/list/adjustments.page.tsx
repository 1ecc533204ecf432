import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { AdjustmentSummary } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { LoadingState, Page } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { adjustmentPaths } from '../adjustment-paths';
import { adjustmentMessages } from '../adjustment.messages';
import { adjustments, adjustmentPager } from '../adjustment.queries';
import { AdjustmentCard } from './adjustment.card';
import { useAdjustmentColumns } from './adjustments.columns';
import { useAdjustmentFilters, useAdjustmentsTable } from './adjustments.table';
import { listMessages } from './list.messages';

const AdjustmentPreview = lazyContent(
  async () => (await import('../details/adjustment-preview')).AdjustmentPreview,
  <LoadingState />,
);

/** `adjustments`: what was taken off charges without money, and given back. All that is set on it lives in the URL. */
export function AdjustmentsPage() {
  const t = useMessages(listMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const canOpen = useCan('Invoice Details View');
  const table = useAdjustmentsTable();
  const found = adjustments.useList(table.query);
  const columns = useAdjustmentColumns();
  const filters = useAdjustmentFilters();
  return (
    <Page title={t('title')} description={t('description')}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={adjustmentPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={adjustments.sourceOf(table.query)}
        pager={adjustmentPager}
        {...(canOpen && { preview: ({ id }: AdjustmentSummary) => <AdjustmentPreview id={id} /> })}
        renderCard={(adjustment) => <AdjustmentCard adjustment={adjustment} />}
        onExport={(format) =>
          saveExport('GET /api/v1/adjustments/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: tAdjustment('openThis'), icon: 'arrow-right', to: adjustmentPaths.details(id) },
        ]}
        empty={{ icon: 'file-text', title: tAdjustment('none'), description: t('emptyText') }}
      />
    </Page>
  );
}
