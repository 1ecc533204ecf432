import { defineColumns } from '../../wire/fields/columns';
import type { BankCheck } from './written-check';
import { writtenCheckLabels } from './written-check.labels';
import { bankCheckStates } from './written-check.values';

/** Checks of all bank accounts, as a table and as a file, and what they are filtered by. */
export const bankCheckColumns = defineColumns<BankCheck>()(
  writtenCheckLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'on', kind: 'day', sort: true },
    { field: 'payee', kind: 'text' },
    { field: 'account', kind: 'text', of: ({ account }) => `${account.code} ${account.name}` },
    { field: 'state', kind: 'choice' },
    { field: 'stateOn', kind: 'day' },
    { field: 'daysOld', kind: 'number' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  {
    state: bankCheckStates,
    accountId: 'reference',
    on: 'days',
    amountMinor: 'money',
  },
);
