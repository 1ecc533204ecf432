import type { BankingCalls } from '@courtyard/contract/banking/index';
import type { BookkeepingCalls } from '@courtyard/contract/bookkeeping/index';
import type { BudgetCalls } from '@courtyard/contract/budget/index';

declare module '@courtyard/contract/calls' {
  interface Calls
    extends
      BankingCalls,
      BudgetCalls,
      Pick<BookkeepingCalls, 'GET /api/v1/periods' | 'GET /api/v1/periods/:month/checks'> {}
  interface DataOwners {
    banking: true;
    bookkeeping: true;
  }
}
