import type { BankingCalls } from '@courtyard/contract/banking/index';
import type { BudgetCalls } from '@courtyard/contract/budget/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends BankingCalls, BudgetCalls {}
  interface DataOwners {
    banking: true;
  }
}
