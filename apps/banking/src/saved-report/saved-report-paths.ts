import { comparedWith } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import type { SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import { reportTraits } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { withQuery } from '../report/report-paths';

const base = '/banking-reports/saved-reports';

/** Addresses of the pages about saved reports. */
export const savedReportPaths = {
  list: base,
  details: (id: string) => `${base}/details?id=${id}`,
  file: (id: string) => `/api/v1/saved-reports/${id}/file`,
  workbook: (id: string) => `/api/v1/saved-reports/${id}/export`,
  /** The report with its filters, as of the dates that its period comes to today. */
  report({ kind, dates: { from, to }, filters }: Pick<SavedReport, 'kind' | 'dates' | 'filters'>) {
    const { path, filters: has } = reportTraits[kind];
    const { basis, columns, compare, method, fundId, accountId, types, closing } = filters;
    return withQuery(`/banking-reports/financial-reports/${path}`, {
      ...(from === null ? { at: to } : { from, to }),
      ...(has.includes('basis') && basis !== 'accrual' && { basis }),
      ...(has.includes('columns') && columns !== 'funds' && { columns }),
      ...(has.includes('compare') && { compareWith: comparedWith(to, compare) }),
      ...(has.includes('method') && method !== 'indirect' && { method }),
      ...(has.includes('fundId') && { fundId: fundId ?? undefined }),
      ...(has.includes('accountId') && { accountId: accountId ?? undefined }),
      ...(has.includes('types') && { type: types }),
      ...(has.includes('closing') && closing === 'no' && { closing }),
    });
  },
};
