import type { Moment } from '../../database/columns';

interface ViewAsTable {
  tenantId: string;
  id: string;
  /** Who looks on. */
  viewerId: string;
  /** With which it ends; null once that session has ended. */
  sessionId: string | null;
  /** As whom. */
  memberId: string;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  endsAt: Moment;
}

export interface ViewAsTables {
  viewAs: ViewAsTable;
}
