import { defineMessages, labelOf } from '@courtyard/contract/messages';
import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import en from './bank-transaction.en.json';
import es from './bank-transaction.es.json';

export const bankMessages = defineMessages({ en, es });

/** What the histories of the bank's lines, their files and their rules tell. */
export const bankHistory = {
  'bank-transaction': [
    'bank-transaction.match',
    'bank-transaction.match-by-rule',
    'bank-transaction.unmatch',
    'bank-transaction.release',
    'bank-transaction.ignore',
    'bank-transaction.reopen',
    'bank-transaction.settle-doubt',
  ],
  'bank-import': ['bank-import.import', 'bank-import.take-back'],
  'bank-rule': ['bank-rule.create', 'bank-rule.update', 'bank-rule.remove', 'bank-rule.order'],
} as const;

export const bankKinds: LoggedKinds = {
  'bank-transaction': {
    permission: 'Bank Transactions View',
    name: {
      table: 'bank_transaction',
      sql: `bank_transaction.booked_on || ' ' || coalesce(bank_transaction.payee, bank_transaction.memo, '')`,
    },
    url: (id) => `/accounting/transactions/details?id=${id}`,
  },
  'bank-import': {
    permission: 'Bank Transactions View',
    name: { table: 'bank_import', sql: 'bank_import.file_name' },
    url: () => '/accounting/transactions/import',
  },
  'bank-rule': {
    permission: 'Bank Transactions View',
    name: { table: 'bank_rule', sql: 'bank_rule.name' },
    url: () => '/accounting/transactions/rules',
  },
};

export const bankFileColumns: readonly FileColumn[] = [
  {
    table: 'bank_import',
    column: 'file_id',
    role: labelOf(bankMessages, 'statement'),
    record: 'bank-import',
    recordId: 'id',
  },
];
