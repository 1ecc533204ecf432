import type { AccountingCalls } from '@courtyard/contract/accounting/index';
import type { BookkeepingCalls } from '@courtyard/contract/bookkeeping/index';
import type { PeopleCalls } from '@courtyard/contract/people/index';
import type { PropertiesCalls } from '@courtyard/contract/properties/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends AccountingCalls, BookkeepingCalls, PropertiesCalls, PeopleCalls {}
  interface DataOwners {
    accounting: true;
    bookkeeping: true;
  }
}
