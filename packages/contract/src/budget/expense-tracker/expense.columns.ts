import { defineColumns } from '../../wire/fields/columns';
import type { ExpenseLine } from './expense';
import { payeeStates, receiptStates } from './expense.values';
import { expenseLabels } from './expense.labels';

/** Expense lines of the journal, as a table and as a file, and what they are filtered by. */
export const expenseColumns = defineColumns<ExpenseLine>()(
  expenseLabels,
  [
    { field: 'date', kind: 'day', sort: true },
    { field: 'no', kind: 'serial', sort: true },
    { field: 'vendor', kind: 'text', of: ({ vendor }) => vendor?.name },
    { field: 'account', kind: 'text', of: ({ account }) => `${account.code} ${account.name}` },
    { field: 'fund', kind: 'text', of: ({ fund }) => fund.name },
    { field: 'memo', kind: 'text' },
    { field: 'receipt', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  {
    accountId: 'reference',
    vendorId: 'reference',
    payee: payeeStates,
    fundId: 'reference',
    receipt: receiptStates,
    date: 'days',
    amountMinor: 'money',
  },
);
