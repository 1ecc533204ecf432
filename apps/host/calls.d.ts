// Calls of sections that pages of the account make: an invitation, how one gets mail, and the consent to it.
import type { CommunicationsCalls } from '@courtyard/contract/communications/index';
import type { PeopleCalls } from '@courtyard/contract/people/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends CommunicationsCalls, PeopleCalls {}
  interface DataOwners {
    communications: true;
    people: true;
  }
}
