import type { AccountingCalls } from '@courtyard/contract/accounting/index';
import type { BookkeepingCalls } from '@courtyard/contract/bookkeeping/index';
import type { PropertiesCalls } from '@courtyard/contract/properties/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends BookkeepingCalls, AccountingCalls, PropertiesCalls {}
  interface DataOwners {
    bookkeeping: true;
  }
}
