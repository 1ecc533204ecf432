import type { InvitationTable } from './invitation/invitation.tables';

/** The tables of the section "People". */
interface PeopleTables {
  invitation: InvitationTable;
}

declare module '../../platform/database/database' {
  interface Database extends PeopleTables {}
}
