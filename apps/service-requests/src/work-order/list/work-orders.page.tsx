import { lazyContent, lazyOverlay, saveExport, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { ActionButton, LoadingState, Page } from '@courtyard/ui';
import { DataTable, useBulkActions } from '@courtyard/ui/data';
import { Tabs } from '@courtyard/ui/overlays';
import { shownAs, viewOf } from '../../board/list-views';
import { planPaths } from '../../plan/plan-paths';
import { workOrderPaths } from '../work-order-paths';
import { workOrderMessages } from '../work-order.messages';
import { workOrderName, workOrders, type WorkOrdersQuery, workOrderPager } from '../work-order.queries';
import { workListMessages } from './work-list.messages';
import { useWorkOrderColumns, WorkOrderCard } from './work-orders.columns';
import { useWorkOrderFilters, useWorkOrdersTable } from './work-orders.table';

const WorkCalendar = lazyContent(
  async () => (await import('./calendar/work-calendar')).WorkCalendar,
  <LoadingState />,
);
const WorkBoard = lazyContent(async () => (await import('./board/work-board')).WorkBoard, <LoadingState />);

const WorkAssignDialog = lazyOverlay(async () => (await import('./bulk-work.dialog')).WorkAssignDialog);
const WorkPriorityDialog = lazyOverlay(async () => (await import('./bulk-work.dialog')).WorkPriorityDialog);
const WorkStateDialog = lazyOverlay(async () => (await import('./bulk-work.dialog')).WorkStateDialog);

function useWorkOfferedBulkActions(query: WorkOrdersQuery) {
  const t = useMessages(workListMessages);
  const canManage = useCan('Work Order Update');
  return useBulkActions<WorkOrderSummary>(
    canManage
      ? [
          {
            label: t('assign'),
            icon: 'user',
            dialog: (props) => <WorkAssignDialog {...props} query={query} />,
          },
          {
            label: t('setPriority'),
            icon: 'alert',
            dialog: (props) => <WorkPriorityDialog {...props} query={query} />,
          },
          {
            label: t('setState'),
            icon: 'check',
            dialog: (props) => <WorkStateDialog {...props} query={query} />,
          },
        ]
      : [],
  );
}

/** `work-orders`: all of the community, or those of the vendor or staff member who asks, as a table, as a board and by day. */
export function WorkOrdersPage() {
  const t = useMessages(workListMessages);
  const tOrder = useMessages(workOrderMessages);
  const canCreate = useCan('Work Order Create');
  const seesAll = useCan('Community Work Orders View');
  const [search, setSearch] = useSearchParams();
  const add = { label: tOrder('new'), icon: 'plus', to: workOrderPaths.create } as const;
  return (
    <Page
      title={t('title')}
      description={t(seesAll ? 'description' : 'descriptionOwn')}
      actions={{
        primary: canCreate ? add : null,
        secondary: [seesAll ? { label: t('plans'), icon: 'clock', to: planPaths.list } : null],
      }}
    >
      <Tabs
        label={t('view')}
        items={[
          { value: 'table', label: t('table'), content: <WorkOrdersTable /> },
          { value: 'board', label: t('board'), content: <WorkBoard /> },
          { value: 'calendar', label: t('calendar'), content: <WorkCalendar /> },
        ]}
        value={viewOf(search)}
        onChange={(view) => setSearch((now) => shownAs(now, view), { preventScrollReset: true })}
      />
    </Page>
  );
}

function WorkOrdersTable() {
  const t = useMessages(workListMessages);
  const tOrder = useMessages(workOrderMessages);
  const canCreate = useCan('Work Order Create');
  const seesAll = useCan('Community Work Orders View');
  const table = useWorkOrdersTable();
  const columns = useWorkOrderColumns();
  const filters = useWorkOrderFilters();
  const actions = useWorkOfferedBulkActions(table.query);
  const add = { label: tOrder('new'), icon: 'plus', to: workOrderPaths.create } as const;
  return (
    <>
      <DataTable
        state={table}
        query={workOrders.useList(table.query)}
        source={workOrders.sourceOf(table.query)}
        onExport={(format) =>
          saveExport('GET /api/v1/work-orders/export', { query: { ...table.query, format } })
        }
        label={t('title')}
        rowId={({ id }) => id}
        rowLabel={workOrderName}
        searchLabel={t('search')}
        columns={columns}
        filters={filters}
        pager={workOrderPager}
        renderCard={(order) => <WorkOrderCard order={order} />}
        {...actions.bulk}
        empty={{
          icon: 'wrench',
          title: t('none'),
          description: t(seesAll ? 'noneText' : 'noneOwn'),
          ...(canCreate && { action: <ActionButton action={add} /> }),
        }}
      />
      {actions.dialog}
    </>
  );
}
