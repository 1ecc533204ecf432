import type { PublicTables } from '../../platform/database/database';
import type { ServiceRequestsTables } from './service-requests.tables';

/** What other sections may read of the section "Service Requests". */
export const publicTables = {
  vendorMember: 'Which vendor a member works for: whose bills and documents they see.',
} satisfies PublicTables<ServiceRequestsTables>;
