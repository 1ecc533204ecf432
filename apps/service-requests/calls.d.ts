import type { PeopleCalls } from '@courtyard/contract/people/index';
import type { ServiceRequestsCalls } from '@courtyard/contract/service-requests/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends ServiceRequestsCalls, Pick<PeopleCalls, 'GET /api/v1/members'> {}
  interface DataOwners {
    'service-requests': true;
  }
}
