import { sql } from 'kysely';
import type { Db } from '../../database/database';

/** Who looks on as whom. */
interface FoundView {
  viewId: string;
  endsAt: string;
  viewerId: string;
  viewerName: string;
  viewerPermissions: string[];
  sessionId: string;
  lastSeenAt: string;
  memberId: string;
  identityId: string;
  displayName: string;
  permissions: string[];
  /** When any of what it rests on next ends by itself. */
  rightsEndAt: string;
}

interface Asked {
  tenantId: string;
  tokenHash: Buffer;
  now: Date;
  /** Permissions that the viewer needs besides those of the member. */
  needed: readonly string[];
}

/** What a token of a view stands for, as long as all of it holds. */
export async function findViewAs(
  db: Db,
  { tenantId, tokenHash, now, needed }: Asked,
): Promise<FoundView | undefined> {
  const { rows } = await sql<FoundView>`
    select view_id, ends_at, viewer_id, viewer_name, viewer_permissions, session_id, last_seen_at, member_id,
      identity_id, display_name, permissions, rights_end_at
    from courtyard.find_view_as(${tenantId}, ${tokenHash}, ${now}, ${[...needed]}::text[])`.execute(db);
  return rows[0];
}
