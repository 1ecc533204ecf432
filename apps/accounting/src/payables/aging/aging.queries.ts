import { bills } from '../bill/bill.queries';

/** What was owed to each vendor at the end of a day; of today where none is named. */
export const usePayablesAging = (at: string | undefined) =>
  bills.useRead('GET /api/v1/bills/aging', { query: at === undefined ? {} : { at } });
