import type { vendorRoutes } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { vendorList } from './vendor.sql';

/** The vendors as a file. */
export const vendorExport = (query: z.output<(typeof vendorRoutes.exportVendors)['query']>) =>
  defineExport({
    name: 'vendors',
    columns: vendorColumns,
    rows: (context) => vendorList.every(context, query),
  });
