import type { PublicTables } from '../../platform/database/database';
import type { AccountingTables } from './accounting.tables';

/** What other sections may read of the section "Accounting". */
export const publicTables = {
  vendor: 'Vendors by name, and whether they are archived: who is given work, and who works for whom.',
  bill: 'Bills by number and state, and what they were drafted for: what became of an expense.',
  billFile: 'Files of bills: receipts of expenses.',
  journalEntryFile: 'Files of journal entries: receipts of expenses.',
  vendorPayment: 'Payments to vendors: when what was billed was paid.',
  vendorPaymentPart: 'Which bills a payment pays.',
} satisfies PublicTables<AccountingTables>;
