import { type DaySpan, daySpanText } from '@courtyard/contract/fields/spans';

const base = '/bookkeeping/chart-of-accounts';

/** Addresses of the pages about the chart of accounts. */
export const accountPaths = {
  list: base,
  create: `${base}/create`,
  createBelow: (headingId: string) => `${base}/create?below=${headingId}`,
  import: `${base}/import`,
  opening: `${base}/opening-balances`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
  /** Its register in one fund, or in all, until a day or from a day to a day. */
  register: (id: string, fundId: string | null, days: DaySpan) =>
    `${base}/details?id=${id}${fundId === null ? '' : `&fundId=${fundId}`}&date=${daySpanText(days)}`,
};
