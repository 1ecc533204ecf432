import type { serviceItemRoutes } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import type { z } from 'zod';
import { defineExport } from '../../../platform/files/export/export-list';
import { serviceItemList } from './service-item.sql';

/** The service items as a file. */
export const serviceItemExport = (query: z.output<(typeof serviceItemRoutes.exportServiceItems)['query']>) =>
  defineExport({
    name: 'service-items',
    columns: serviceItemColumns,
    rows: (context) => serviceItemList.every(context, query),
  });
