/** The reports that can be saved, scheduled, put into a packet or published. A further report joins `reportTraits`. */
export const savedReportKinds = [
  'balance',
  'profit',
  'trial-balance',
  'fund-balances',
  'cash-flow',
  'budget',
  'interfund',
  'aging',
  'delinquency',
  'summary',
  'ledger',
] as const;

export type SavedReportKind = (typeof savedReportKinds)[number];

/** Periods of a report as of a date, told from the day on which it is made. */
export const datePeriods = [
  'today',
  'end-of-last-month',
  'end-of-last-quarter',
  'end-of-last-year',
  'fixed-date',
] as const;

/** Periods of a report from one date to another. Quarters and years are fiscal ones. */
export const spanPeriods = [
  'last-month',
  'this-month',
  'last-quarter',
  'this-quarter',
  'year-to-last-month',
  'year-to-date',
  'last-year',
  'last-12-months',
  'fixed-dates',
] as const;

export const reportPeriods = [...datePeriods, ...spanPeriods] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** What a balance sheet stands beside: itself as of an earlier date. */
export const reportComparisons = ['none', 'month-before', 'year-before'] as const;

type ReportFilter = 'basis' | 'columns' | 'compare' | 'method' | 'fundId' | 'accountId' | 'types' | 'closing';

interface ReportTraits {
  /** Last part of its address below `financial-reports`. */
  path: string;
  periods: readonly ReportPeriod[];
  /** The filters that it has; others of a saved report are not looked at. */
  filters: readonly ReportFilter[];
  /** What its reader needs besides "Financial Reports View". */
  alsoNeeds?: 'Invoices List View';
}

export const reportTraits: Readonly<Record<SavedReportKind, ReportTraits>> = {
  balance: {
    path: 'balance',
    periods: datePeriods,
    filters: ['basis', 'compare'],
  },
  profit: {
    path: 'profit',
    periods: spanPeriods,
    filters: ['basis', 'columns', 'fundId'],
  },
  'trial-balance': {
    path: 'trial-balance',
    periods: datePeriods,
    filters: ['basis', 'compare', 'fundId'],
  },
  'fund-balances': {
    path: 'fund-balances',
    periods: spanPeriods,
    filters: ['basis', 'columns', 'fundId'],
  },
  'cash-flow': {
    path: 'cash-flow',
    periods: spanPeriods,
    filters: ['columns', 'method', 'fundId'],
  },
  budget: {
    path: 'budget',
    periods: datePeriods,
    filters: ['basis', 'columns', 'fundId'],
  },
  interfund: {
    path: 'interfund',
    periods: datePeriods,
    filters: [],
  },
  aging: {
    path: 'agingsummary',
    periods: datePeriods,
    filters: [],
  },
  // It names owners and what they owe.
  delinquency: {
    path: 'delinquency',
    periods: datePeriods,
    filters: [],
    alsoNeeds: 'Invoices List View',
  },
  summary: {
    path: 'summary',
    periods: datePeriods,
    filters: ['basis'],
  },
  ledger: {
    path: 'ledger',
    periods: spanPeriods,
    filters: ['basis', 'fundId', 'accountId', 'types', 'closing'],
  },
};

/** Saved reports that a community has at most: they are listed without pages. */
export const maxSavedReports = 300;

/** The files that every report can be made as. */
export const reportFormats = ['pdf', 'xlsx'] as const;

export const scheduleUnits = ['week', 'month', 'quarter'] as const;

/** How an occurrence of a schedule came out. */
export const occurrenceStates = ['sent', 'failed', 'skipped'] as const;

/** What became of a report on its way to one recipient. */
export const deliveryStates = ['queued', 'sent', 'failed', 'no-permission', 'inactive'] as const;
