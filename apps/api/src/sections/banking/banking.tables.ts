import type { PacketTable } from './packet/packet.tables';
import type { PayoutBatchBillTable, PayoutBatchTable, PayoutTable } from './payout/payout.tables';
import type { ReconciliationLineTable, ReconciliationTable } from './reconciliation/reconciliation.tables';
import type { PublishedReportTable } from './report/published/published-report.tables';
import type { SavedReportTables } from './saved-report/saved-report.tables';
import type { TransferTable } from './transfer/transfer.tables';
import type { UnclaimedCheckTables } from './bank-account/unclaimed-check/unclaimed-check.tables';

/** The tables of the section "Banking & Reports". */
export interface BankingTables extends SavedReportTables, UnclaimedCheckTables {
  reconciliation: ReconciliationTable;
  reconciliationLine: ReconciliationLineTable;
  transfer: TransferTable;
  payoutBatch: PayoutBatchTable;
  payoutBatchBill: PayoutBatchBillTable;
  payout: PayoutTable;
  publishedReport: PublishedReportTable;
  packet: PacketTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BankingTables {}
}
