import { defineMessages, labelOf } from '@courtyard/contract/messages';
import type { LoggedKinds } from '../../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../../platform/files/storage/file-column';
import type { MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';
import en from './bill.en.json';
import es from './bill.es.json';

export const billMessages = defineMessages({ en, es });

/** What the histories of bills and of what pays them tell. */
export const billHistory = {
  bill: ['bill.create', 'bill.update', 'bill.post', 'bill.void'],
  'vendor-payment': ['vendor-payment.record', 'vendor-payment.end'],
} as const;

export const billUrl = (id: string) => `/accounting/bills/details?id=${id}`;

export const billKinds: LoggedKinds = {
  bill: { permission: 'Bill Details View', name: { table: 'bill', sql: 'bill.number' }, url: billUrl },
  'vendor-payment': {
    permission: 'Bill Details View',
    name: { table: 'vendor_payment', sql: "'#' || vendor_payment.number" },
    url: (id) => `/accounting/vendor-payments/details?id=${id}`,
  },
};

export const billFileColumns: readonly FileColumn[] = [
  {
    table: 'bill_file',
    column: 'file_id',
    role: labelOf(billMessages, 'file'),
    record: 'bill',
    recordId: 'bill_id',
  },
];

export const billMergedRows: readonly MergedRows[] = [
  { table: 'bill', column: 'entered_by', fate: { moves: {} } },
  { table: 'vendor', column: 'member_id', fate: { moves: {} } },
];
