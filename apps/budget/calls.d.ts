import type { BudgetCalls } from '@courtyard/contract/budget/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends BudgetCalls {}
  interface DataOwners {
    budget: true;
  }
}
