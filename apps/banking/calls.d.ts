import type { BankingCalls } from '@courtyard/contract/banking/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends BankingCalls {}
  interface DataOwners {
    banking: true;
  }
}
