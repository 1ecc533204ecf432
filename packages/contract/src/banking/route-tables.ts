// Every table of routes of the section: the list that a new one joins.
export { agingReportRoutes } from './report/aging';
export { bankAccountRoutes } from './bank-account/bank-account';
export { executiveSummaryRoutes } from './report/summary';
export { generalLedgerRoutes } from './report/ledger';
export { reportRoutes } from './report/report';
export { reconciliationRoutes } from './reconciliation/reconciliation';
export { transferRoutes } from './transfer/transfer';
export { payoutRoutes } from './payout/payout';
