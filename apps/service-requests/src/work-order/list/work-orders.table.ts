import { useMessages } from '@courtyard/common';
import { workOrderColumns } from '@courtyard/contract/service-requests/work-order/work-order.columns';
import { type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import { workOrders } from '../work-order.queries';
import { useSeesOnlyOwnOrders } from './use-worker-name';
import { workListMessages } from './work-list.messages';

const yes = ['true'] as const;

/** What a person sets on the list, in the URL. */
export function useWorkOrdersTable() {
  const table = useTableState({
    list: workOrders.listName,
    sort: workOrderColumns.sort,
    filters: { isOpen: yes, ...workOrderColumns.filters },
    defaultSort: '-number',
  });
  const { isOpen, ...query } = table.query;
  return { ...table, query: { ...query, ...(isOpen && { isOpen: 'true' }) } };
}

export function useWorkOrderFilters(): FilterSpec[] {
  const t = useMessages(workListMessages);
  const open: FilterSpec = {
    name: 'isOpen',
    label: t('isOpen'),
    options: [{ value: 'true', label: t('yes') }],
    single: true,
  };
  const seesOnlyOwn = useSeesOnlyOwnOrders();
  const byWorker = new Set(['vendorId', 'assigneeId']);
  return [open, ...useFilters(workOrderColumns).filter(({ name }) => !seesOnlyOwn || !byWorker.has(name))];
}
