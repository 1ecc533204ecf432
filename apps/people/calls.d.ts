import type { PeopleCalls } from '@courtyard/contract/people/index';
import type { PropertiesCalls } from '@courtyard/contract/properties/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends PeopleCalls, PropertiesCalls {}
  interface DataOwners {
    people: true;
  }
}
