import { type CallQuery, defineResource } from '@courtyard/common';

export const reports = defineResource({
  section: 'banking',
  key: 'reports',
  list: 'GET /api/v1/financial-reports/ledger/lines',
});

export type BalanceQuery = CallQuery<'GET /api/v1/financial-reports/balance'>;
export type ProfitQuery = CallQuery<'GET /api/v1/financial-reports/profit'>;
export type TrialBalanceQuery = CallQuery<'GET /api/v1/financial-reports/trial-balance'>;
export type FundBalancesQuery = CallQuery<'GET /api/v1/financial-reports/fund-balances'>;
export type CashFlowQuery = CallQuery<'GET /api/v1/financial-reports/cash-flow'>;
export type LedgerQuery = CallQuery<'GET /api/v1/financial-reports/ledger'>;
export type SummaryQuery = CallQuery<'GET /api/v1/financial-reports/summary'>;

export const useBalanceSheet = (query: BalanceQuery) =>
  reports.useRead('GET /api/v1/financial-reports/balance', { query });
export const useProfitAndLoss = (query: ProfitQuery) =>
  reports.useRead('GET /api/v1/financial-reports/profit', { query });
export const useTrialBalance = (query: TrialBalanceQuery) =>
  reports.useRead('GET /api/v1/financial-reports/trial-balance', { query });
export const useFundBalances = (query: FundBalancesQuery) =>
  reports.useRead('GET /api/v1/financial-reports/fund-balances', { query });
export const useCashFlow = (query: CashFlowQuery) =>
  reports.useRead('GET /api/v1/financial-reports/cash-flow', { query });
export const useInterfund = (at: string | undefined) =>
  reports.useRead('GET /api/v1/financial-reports/interfund', { query: at === undefined ? {} : { at } });
export const useGeneralLedger = (query: LedgerQuery) =>
  reports.useRead('GET /api/v1/financial-reports/ledger', { query });
export const useAgingSummary = (at: string | undefined) =>
  reports.useRead('GET /api/v1/financial-reports/agingsummary', { query: at === undefined ? {} : { at } });
export const useDelinquency = (at: string | undefined) =>
  reports.useRead('GET /api/v1/financial-reports/delinquency', { query: at === undefined ? {} : { at } });
export const useExecutiveSummary = (query: SummaryQuery) =>
  reports.useRead('GET /api/v1/financial-reports/summary', { query });

/** What a file is asked for: the report through the journal entry that the page shows it at, whatever was posted since. */
export const asShown = <Q extends object>(query: Q, report: { journalNo: number } | undefined) =>
  report === undefined ? query : { ...query, journalNo: report.journalNo };

export type BudgetReportQuery = CallQuery<'GET /api/v1/financial-reports/budget'>;

export const useBudgetReport = (query: BudgetReportQuery) =>
  reports.useRead('GET /api/v1/financial-reports/budget', { query });
