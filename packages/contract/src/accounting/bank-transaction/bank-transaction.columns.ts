import { defineColumns } from '../../wire/fields/columns';
import type { BankTransactionSummary } from './bank-transaction';
import { bankStates } from './bank-transaction.values';
import { bankTransactionLabels } from './bank-transaction.labels';

/** The lines of the banks, as a table and as a file, and what they are filtered by. */
export const bankTransactionColumns = defineColumns<BankTransactionSummary>()(
  bankTransactionLabels,
  [
    { field: 'bookedOn', kind: 'day', sort: true },
    { field: 'payee', kind: 'text' },
    { field: 'memo', kind: 'text' },
    { field: 'checkNumber', kind: 'text' },
    { field: 'account', kind: 'text', of: ({ account }) => `${account.code} ${account.name}` },
    {
      field: 'matchedTo',
      kind: 'text',
      of: ({ entries }) => entries.map(({ no, memo }) => `${no} ${memo ?? ''}`.trim()).join(', '),
    },
    { field: 'state', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  {
    state: bankStates,
    accountId: 'reference',
    bookedOn: 'days',
    amountMinor: 'money',
    payee: 'text',
  },
);
