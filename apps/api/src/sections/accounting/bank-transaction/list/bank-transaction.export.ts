import type { bankTransactionRoutes } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { everyTransaction } from './bank-transaction.sql';

/** The lines of the banks as a file. */
export const bankTransactionExport = (
  query: z.output<(typeof bankTransactionRoutes.exportBankTransactions)['query']>,
) =>
  defineExport({
    name: 'bank-transactions',
    columns: bankTransactionColumns,
    rows: (context) => everyTransaction(context, query),
  });
