import type { Generated, Moment } from '../../../../platform/database/columns';

export interface InvitationTable {
  tenantId: string;
  id: string;
  /** Who is invited: a member with the status `invited` until they accept. */
  memberId: string;
  /** Where the invited live by it; null where they were given no home to live in, or it is gone. */
  residencyId: Generated<string | null>;
  tokenHash: Buffer;
  /** As it is stored; one that is open past `expiresAt` is expired. */
  status: Generated<'open' | 'accepted' | 'revoked'>;
  /** By name. */
  invitedBy: string;
  sentAt: Moment;
  expiresAt: Moment;
  version: Generated<number>;
}
