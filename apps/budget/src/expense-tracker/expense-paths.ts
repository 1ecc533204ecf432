import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { daySpanText } from '@courtyard/contract/fields/spans';

const base = '/budget-expenses/expense-tracker';

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

export interface EntriesAsked {
  period: { from: string; to: string };
  basis: ExpenseTracker['basis'];
  accountId?: string;
  /** Null: expenses that name no vendor. */
  vendorId?: string | null;
  fundId?: string | undefined;
}

const basisOf = (basis: string) => (basis === 'accrual' ? undefined : basis);

/** Addresses of the expense tracker. */
export const expensePaths = {
  tracker: base,
  list: `${base}/all-transactions`,
  details: (entryId: string, basis: string = 'accrual') =>
    withQuery(`${base}/details`, { id: entryId, basis: basisOf(basis) }),
  /** The list with exactly the lines that a figure is made of. */
  entries: ({ period, basis, accountId, vendorId, fundId }: EntriesAsked) =>
    withQuery(`${base}/all-transactions`, {
      accountId,
      ...(vendorId === null ? { payee: 'none' } : { vendorId }),
      fundId,
      date: daySpanText(period),
      basis: basisOf(basis),
    }),
};
