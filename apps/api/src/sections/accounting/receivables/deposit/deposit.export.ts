import type { depositRoutes } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { depositList } from './deposit.sql';

/** The deposits as a file. */
export const depositExport = (query: z.output<(typeof depositRoutes.exportDeposits)['query']>) =>
  defineExport({
    name: 'deposits',
    columns: depositColumns,
    rows: (context) => depositList.every(context, query),
  });
