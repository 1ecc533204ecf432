import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import { becomeSelf, enterTenant } from '../../database/connection/transaction';
import type { Db, Tx } from '../../database/database';
import { membershipsOf, type Origin } from '../sessions/end-sessions.service';

/** Whose address it is, or was some days ago; null for nobody's. */
export async function holderOf(db: Db | Tx, email: string): Promise<string | null> {
  const { rows } = await sql<{
    holder: string | null;
  }>`select courtyard.holder_of_address(${email}) as holder`.execute(db);
  return rows[0]?.holder ?? null;
}

/** Gives a person an address, outside of communities. A link that was mailed to the one before is worth nothing any more. */
export async function giveAddress(
  tx: Tx,
  identityId: string,
  values: { email: string; passwordHash?: null },
): Promise<void> {
  await tx.updateTable('identity').set(values).where('id', '=', identityId).execute();
  await tx.deleteFrom('passwordReset').where('identityId', '=', identityId).execute();
}

interface MovedAddress {
  identityId: string;
  before: string;
  after: string;
}

/** Has each community of a person follow to another address: its directory, its sections, its history. */
export async function notifyCommunities(
  tx: Tx,
  { sections, events }: Pick<Platform, 'sections' | 'events'>,
  { identityId, before, after }: MovedAddress,
  { action, origin }: { action: string; origin: Origin },
): Promise<void> {
  await becomeSelf(tx, identityId);
  for (const membership of await membershipsOf(tx, identityId, origin)) {
    const { tenantId, memberId } = membership;
    await enterTenant(tx, tenantId);
    await tx
      .updateTable('member')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', memberId)
      .execute();
    for (const section of sections) await section.followAddress(tx, { memberId, before, after });
    await writeAudit(
      tx,
      membership,
      changeOf(action, { member: memberId }, { email: before }, { email: after }),
    );
    await events.publish(tx, { tenantId, topic: 'section-data', section: 'people' });
  }
}
