import type { adjustmentRoutes } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../../platform/files/export/export-list';
import { adjustmentList } from './adjustment.sql';

/** Credit memos, waivers, write-offs and refunds as a file. */
export const adjustmentExport = (query: z.output<(typeof adjustmentRoutes.exportAdjustments)['query']>) =>
  defineExport({
    name: 'credits',
    columns: adjustmentColumns,
    rows: (context) => adjustmentList.every(context, query),
  });
