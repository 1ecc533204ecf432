import type { InvitationTable } from './admission/invitation/invitation.tables';
import type { CommitteeTable, CommitteeTermTable } from './committee/committee.tables';

/** The tables of the section "People". */
export interface PeopleTables {
  invitation: InvitationTable;
  committee: CommitteeTable;
  committeeTerm: CommitteeTermTable;
}

declare module '../../platform/database/database' {
  interface Database extends PeopleTables {}
}
