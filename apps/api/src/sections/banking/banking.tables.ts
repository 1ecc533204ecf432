import type { PayoutBatchBillTable, PayoutBatchTable, PayoutTable } from './payout/payout.tables';
import type { ReconciliationLineTable, ReconciliationTable } from './reconciliation/reconciliation.tables';
import type { TransferTable } from './transfer/transfer.tables';

/** The tables of the section "Banking & Reports". */
export interface BankingTables {
  reconciliation: ReconciliationTable;
  reconciliationLine: ReconciliationLineTable;
  transfer: TransferTable;
  payoutBatch: PayoutBatchTable;
  payoutBatchBill: PayoutBatchBillTable;
  payout: PayoutTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BankingTables {}
}
