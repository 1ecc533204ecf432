import { comparedWith, datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import type { SavedReportInput } from '@courtyard/contract/banking/saved-report/saved-report';
import {
  type ReportPeriod,
  reportComparisons,
  reportTraits,
  type SavedReportKind,
} from '@courtyard/contract/banking/saved-report/saved-report.values';

type Filters = SavedReportInput['filters'];

/** What a report page asks the server for. Each report has some of it. */
export interface AskedReport {
  at?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  basis?: Filters['basis'] | undefined;
  columns?: Filters['columns'] | undefined;
  compareWith?: string | undefined;
  method?: Filters['method'] | undefined;
  fundId?: string | undefined;
  accountId?: string | undefined;
  type?: Filters['types'] | undefined;
  closing?: Filters['closing'] | undefined;
}

/** Told without knowing when the fiscal year begins. */
const calendarPeriods = ['today', 'end-of-last-month', 'last-month', 'this-month', 'last-12-months'] as const;
const anyYear = { month: 1, date: 1 };

/** The period whose dates a page shows as of today, or its dates themselves. */
function periodOf(kind: SavedReportKind, { at, from, to }: AskedReport, today: string) {
  const { periods } = reportTraits[kind];
  const named = (period: ReportPeriod) => ({ period, from: null, to: null });
  if (periods.includes('today')) {
    if (at === undefined) return named('today');
    const found = calendarPeriods.find(
      (each) => periods.includes(each) && datesOf(named(each), today, anyYear).to === at,
    );
    return found ? named(found) : { period: 'fixed-date' as const, from: null, to: at };
  }
  // Without a first day it is that of the fiscal year.
  if (from === undefined) {
    if (to === undefined || to === today) return named('year-to-date');
    if (to === datesOf(named('end-of-last-month'), today, anyYear).to) return named('year-to-last-month');
    return { period: 'fixed-dates' as const, from: null, to };
  }
  const found = calendarPeriods.find((each) => {
    const dates = datesOf(named(each), today, anyYear);
    return periods.includes(each) && dates.from === from && dates.to === (to ?? today);
  });
  return found ? named(found) : { period: 'fixed-dates' as const, from, to: to ?? today };
}

/** What a report begins with that is saved from its page: the same report with the same filters. */
export function startOf(
  kind: SavedReportKind,
  asked: AskedReport,
  today: string,
): Pick<SavedReportInput, 'kind' | 'period' | 'from' | 'to'> & { filters: Partial<Filters> } {
  const { basis, columns, compareWith, method, fundId, accountId, type, closing } = asked;
  const compare = reportComparisons.find(
    (each) => compareWith !== undefined && comparedWith(asked.at ?? today, each) === compareWith,
  );
  return {
    kind,
    ...periodOf(kind, asked, today),
    filters: {
      ...(basis && { basis }),
      ...(columns && { columns }),
      ...(compare && { compare }),
      ...(method && { method }),
      ...(fundId && { fundId }),
      ...(accountId && { accountId }),
      ...(type && { types: type }),
      ...(closing && { closing }),
    },
  };
}
