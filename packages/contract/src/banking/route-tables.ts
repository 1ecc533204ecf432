// Every table of routes of the section: the list that a new one joins.
export { agingReportRoutes } from './report/aging';
export { bankAccountRoutes } from './bank-account/bank-account';
export { writtenCheckRoutes } from './bank-account/written-check';
export { budgetReportRoutes } from './report/budget-report';
export { delinquencyRoutes } from './report/delinquency';
export { executiveSummaryRoutes } from './report/summary';
export { generalLedgerRoutes } from './report/ledger';
export { reportRoutes } from './report/report';
export { reconciliationRoutes } from './reconciliation/reconciliation';
export { reconciliationListRoutes } from './reconciliation/reconciliation-list';
export { transferRoutes } from './transfer/transfer';
export { packetRoutes } from './packet/packet';
export { payoutRoutes } from './payout/payout';
export { publishedReportRoutes } from './published-report/published-report';
export { savedReportRoutes } from './saved-report/saved-report';
export { unclaimedCheckRoutes } from './unclaimed-check/unclaimed-check';
