import type { recurringEntryRoutes } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { recurringEntryList } from './recurring-entry.sql';

/** The recurring entries as a file. */
export const recurringEntryExport = (
  query: z.output<(typeof recurringEntryRoutes.exportRecurringEntries)['query']>,
) =>
  defineExport({
    name: 'recurring-entries',
    columns: recurringEntryColumns,
    rows: (context) => recurringEntryList.every(context, query),
  });
