import { accounts } from '../../account/account.queries';

/** What funds owe each other at the end of a day; today where none is said. */
export const useFundLoans = (at: string | undefined) =>
  accounts.useRead('GET /api/v1/fund-loans', { query: at === undefined ? {} : { at } });
