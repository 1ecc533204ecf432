import { sql } from 'kysely';
import type { Db } from '../../database/database';
import { newId } from '../../core/ids';
import { hashToken, newToken } from '../../auth/sessions/token';
import type { Channel } from '../publishing/channels.service';

/** Begins every token, so that scanners of source find one that was committed. */
const prefix = 'courtyard_publish_';
const shape = /^courtyard_publish_[\w-]{43}$/;

export interface PublishToken {
  id: string;
  sectionId: string;
  /** Who uses it, as the operator calls it: "ci". */
  name: string;
  channels: readonly Channel[];
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export interface NewPublishToken extends Pick<PublishToken, 'sectionId' | 'name' | 'channels' | 'createdBy'> {
  /** Null: until it is revoked. */
  expiresAt: Date | null;
}

/** Makes a token and gives it. Only its hash is kept: it cannot be shown again. */
export async function createPublishToken(db: Db, wanted: NewPublishToken): Promise<string> {
  const token = prefix + newToken();
  await db
    .insertInto('sectionPublishToken')
    .values({
      id: newId(),
      sectionId: wanted.sectionId,
      name: wanted.name,
      tokenHash: hashToken(token),
      channels: [...wanted.channels],
      createdBy: wanted.createdBy,
      expiresAt: wanted.expiresAt,
    })
    .execute();
  return token;
}

const columns = sql<PublishToken>`
  id, section_id, name, channels, created_at, created_by, expires_at, last_used_at, revoked_at`;

/** Tokens of one section or of all, the newest first, those that no longer work too. */
export async function publishTokens(db: Db, sectionId: string | null): Promise<PublishToken[]> {
  const { rows } = await sql<PublishToken>`
    select ${columns} from section_publish_token
    where ${sectionId}::text is null or section_id = ${sectionId}
    order by section_id, created_at desc`.execute(db);
  return rows;
}

/** Ends a token at once. Gives false for one that there is not, or that was ended before. */
export async function revokePublishToken(db: Db, id: string, revokedBy: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sectionPublishToken')
    .set({ revokedAt: sql`now()`, revokedBy })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who publishes with a token that works now; null for any other. Its use is noted. */
export async function useOfPublishToken(db: Db, token: string, now: Date): Promise<PublishToken | null> {
  if (!shape.test(token)) return null;
  const { rows } = await sql<PublishToken>`
    update section_publish_token set last_used_at = ${now}
    where token_hash = ${hashToken(token)} and revoked_at is null and (expires_at is null or expires_at > ${now})
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
}
