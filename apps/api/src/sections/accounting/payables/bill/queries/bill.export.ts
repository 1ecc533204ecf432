import type { billRoutes } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { everyBill } from './bill.sql';

/** The bills as a file. */
export const billExport = (query: z.output<(typeof billRoutes.exportBills)['query']>) =>
  defineExport({ name: 'bills', columns: billColumns, rows: (context) => everyBill(context, query) });
