import type { PublicTables } from '../../platform/database/database';
import type { CommunicationsTables } from './communications.tables';

/** What other sections may read of the section "Communications". */
export const publicTables = {
  mailingSetting: "The community's postal address, for the head of paper letters.",
} satisfies PublicTables<CommunicationsTables>;
