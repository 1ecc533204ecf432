import type { unitAccountRoutes } from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { unitAccountColumns } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { everyAccount } from './unit-account.sql';

/** What units owe as a file. */
export const unitAccountExport = (query: z.output<(typeof unitAccountRoutes.exportUnitAccounts)['query']>) =>
  defineExport({
    name: 'unit-accounts',
    columns: unitAccountColumns,
    rows: (context) => everyAccount(context, query),
  });
