import type { AccountingCalls } from '@courtyard/contract/accounting/index';
import type { BankingCalls } from '@courtyard/contract/banking/index';
import type { BookkeepingCalls } from '@courtyard/contract/bookkeeping/index';
import type { BudgetCalls } from '@courtyard/contract/budget/index';

declare module '@courtyard/contract/calls' {
  interface Calls
    extends
      BankingCalls,
      BudgetCalls,
      Pick<AccountingCalls, 'GET /api/v1/bank-imports' | 'GET /api/v1/bank-transactions'>,
      Pick<BookkeepingCalls, 'GET /api/v1/periods' | 'GET /api/v1/periods/:month/checks'> {}
  interface DataOwners {
    accounting: true;
    banking: true;
    bookkeeping: true;
  }
}
