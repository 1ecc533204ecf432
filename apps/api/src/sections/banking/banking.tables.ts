import type { PayoutBatchBillTable, PayoutBatchTable, PayoutTable } from './payout/payout.tables';

/** The tables of the section "Banking & Reports". */
interface BankingTables {
  payoutBatch: PayoutBatchTable;
  payoutBatchBill: PayoutBatchBillTable;
  payout: PayoutTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BankingTables {}
}
