import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import type { ReportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import {
  comparedWith,
  type ReportDates,
} from '@courtyard/contract/banking/saved-report/relative-period.rules';
import type { SavedReportKind } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { type PaperOf, reportSheet } from '../../../../ledger';
import { listWorkbook } from '../../../../platform/files/export/export-list';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { agingExport, agingPdf } from '../aging/aging-files';
import { agingSummary } from '../aging/aging-summary';
import { delinquency } from '../aging/delinquency';
import { delinquencyExport, delinquencyPdf } from '../aging/delinquency-files';
import { balanceSheet } from '../engine/balance-sheet';
import { budgetAgainstActual } from '../engine/budget/budget-against-actual';
import { cashFlow } from '../engine/cash-flow';
import { fundBalances } from '../engine/fund-balances';
import { interfund } from '../engine/interfund';
import { profitAndLoss } from '../engine/profit-and-loss';
import { trialBalance } from '../engine/trial-balance';
import { executiveSummary } from '../executive-summary';
import { summaryExport, summaryPdf } from '../executive-summary-files';
import { ledgerExport, type LedgerQuery } from '../ledger/general-ledger';
import { ledgerPaper, ledgerPdf } from '../ledger/ledger-pdf';
import { reportFile } from './report-columns';
import { reportPdf } from './report-pdf';

/** A report with its filters and the dates that its period came to. */
export interface AskedReport {
  kind: SavedReportKind;
  filters: ReportFilters;
  dates: ReportDates;
}

type Asked = Omit<AskedReport, 'kind'>;

/** Draws what was read, when no transaction is open any more. */
type Draw = (tenant: PaperOf) => Promise<Buffer>;

/** How a report becomes a file; its figures are read as of one moment, in the transaction of the context. */
interface ReportKind {
  pdf: (context: ReadingContext, asked: Asked) => Promise<Draw>;
  /** Null where it would have more bytes than these. */
  workbook: (context: ReadingContext, asked: Asked, maxBytes: number) => Promise<Buffer | null>;
}

/** A statement of rows and columns: both files are made of what it says on screen. */
const statement = (
  make: (context: ReadingContext, asked: Asked) => Promise<FinancialReport>,
): ReportKind => ({
  pdf: async (context, asked) => {
    const report = await make(context, asked);
    return (tenant) => reportPdf(tenant, report);
  },
  workbook: async (context, asked, most) =>
    listWorkbook(context, reportSheet(reportFile(await make(context, asked))), most),
});

/** What statements of a period are asked for. */
const spanOf = ({ filters: { columns, fundId }, dates: { from, to } }: Asked) => ({
  from: from ?? to,
  to,
  columns,
  fundId: fundId ?? undefined,
});

const ledgerQueryOf = ({ filters, dates: { from, to } }: Asked): LedgerQuery => ({
  from: from ?? undefined,
  to,
  basis: filters.basis,
  closing: filters.closing,
  fundId: filters.fundId ?? undefined,
  accountId: filters.accountId ?? undefined,
  type: filters.types.length === 0 ? undefined : filters.types,
});

/** Every report that can be saved: a further one joins here, and in `reportTraits` of the contract. */
export const reportKinds: Readonly<Record<SavedReportKind, ReportKind>> = {
  balance: statement((context, { filters: { basis, compare }, dates: { to } }) =>
    balanceSheet(context, { at: to, basis, compareWith: comparedWith(to, compare) }),
  ),
  profit: statement((context, asked) =>
    profitAndLoss(context, { ...spanOf(asked), basis: asked.filters.basis }),
  ),
  'trial-balance': statement((context, { filters: { basis, compare, fundId }, dates: { to } }) =>
    trialBalance(context, {
      at: to,
      basis,
      compareWith: comparedWith(to, compare),
      fundId: fundId ?? undefined,
    }),
  ),
  'fund-balances': statement((context, asked) =>
    fundBalances(context, { ...spanOf(asked), basis: asked.filters.basis }),
  ),
  'cash-flow': statement((context, asked) =>
    cashFlow(context, { ...spanOf(asked), method: asked.filters.method }),
  ),
  budget: statement((context, { filters: { basis, columns, fundId }, dates: { to } }) =>
    budgetAgainstActual(context, { at: to, basis, columns, fundId: fundId ?? undefined }),
  ),
  interfund: statement((context, { dates: { to } }) => interfund(context, { at: to })),
  aging: {
    pdf: async (context, { dates: { to } }) => {
      const report = await agingSummary(context, { at: to });
      return (tenant) => agingPdf(tenant, report);
    },
    workbook: (context, { dates: { to } }, most) => listWorkbook(context, agingExport({ at: to }), most),
  },
  delinquency: {
    pdf: async (context, { dates: { to } }) => {
      const report = await delinquency(context, { at: to });
      return (tenant) => delinquencyPdf(tenant, report);
    },
    workbook: (context, { dates: { to } }, most) =>
      listWorkbook(context, delinquencyExport({ at: to }), most),
  },
  summary: {
    pdf: async (context, { filters: { basis }, dates: { to } }) => {
      const summary = await executiveSummary(context, { at: to, basis });
      return (tenant) => summaryPdf(tenant, summary);
    },
    workbook: (context, { filters: { basis }, dates: { to } }, most) =>
      listWorkbook(context, summaryExport({ at: to, basis }), most),
  },
  ledger: {
    pdf: async (context, asked) => {
      const ledger = await ledgerPaper(context, ledgerQueryOf(asked));
      return (tenant) => ledgerPdf(tenant, ledger);
    },
    workbook: (context, asked, most) => listWorkbook(context, ledgerExport(ledgerQueryOf(asked)), most),
  },
};
