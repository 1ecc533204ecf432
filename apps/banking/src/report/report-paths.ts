import type { EntriesPredicate } from '@courtyard/contract/banking/report/report-entries';

const base = '/banking-reports/financial-reports';

export function withQuery(
  path: string,
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) params.append(name, each);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Addresses of the reports. */
export const reportPaths = {
  balance: `${base}/balance`,
  profit: `${base}/profit`,
  'trial-balance': `${base}/trial-balance`,
  'fund-balances': `${base}/fund-balances`,
  'cash-flow': `${base}/cash-flow`,
  interfund: `${base}/interfund`,
  ledger: `${base}/ledger`,
  delinquency: `${base}/delinquency`,
  aging: `${base}/agingsummary`,
  summary: `${base}/summary`,
  profitOf: (period: { from: string; to: string; basis: string }) => withQuery(`${base}/profit`, period),
  agingAt: (at: string) => withQuery(`${base}/agingsummary`, { at }),
  /** The general ledger with the entries that a figure is made of. */
  entries: ({ accountId, type, group, fundId, from, to, basis, closing, journalNo }: EntriesPredicate) =>
    withQuery(`${base}/ledger`, {
      accountId,
      type,
      group,
      fundId,
      from,
      to,
      ...(basis !== 'accrual' && { basis }),
      ...(!closing && { closing: 'no' }),
      ...(journalNo !== undefined && { journalNo: String(journalNo) }),
    }),
  /** Unit balances on a date, of units with charges so long past due, or of all. */
  unitBalances: (at: string, aging?: string) => withQuery('/accounting/unit-accounts', { at, aging }),
  /** What vendors are owed on a date, by days past due. */
  payables: (at: string) => withQuery('/accounting/bills/aging', { at }),
  /** A budget, or its line of an account. */
  budget: (id: string, accountId?: string) =>
    withQuery('/budget-expenses/budgeting/details', { id, account: accountId }),
  /** Loans between funds on a date with the entries that made them. */
  fundLoans: (at: string) => withQuery('/bookkeeping/fund-loans', { at }),
  /** What a unit owes, to those who own it or to those who did. */
  statement: ({ id, property, ownership }: { id: string; property: { id: string }; ownership: string }) =>
    withQuery('/accounting/statement', { id: property.id, ledger: ownership === 'former' ? id : undefined }),
  entry: (id: string) => `/accounting/journal-entries/details?id=${id}`,
};
