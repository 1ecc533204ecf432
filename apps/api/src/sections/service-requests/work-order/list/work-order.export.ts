import { workOrderColumns } from '@courtyard/contract/service-requests/work-order/work-order.columns';
import type { workOrderRoutes } from '@courtyard/contract/service-requests/work-order/work-order-routes';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { workOrderList } from './work-orders.sql';

/** Work orders as a file. */
export const workOrderExport = (query: z.output<(typeof workOrderRoutes.exportWorkOrders)['query']>) =>
  defineExport({
    name: 'work-orders',
    columns: workOrderColumns,
    rows: (context) => workOrderList.every(context, query),
  });
