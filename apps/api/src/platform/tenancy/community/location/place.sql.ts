import type { PlatformCore } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import { installationId } from './installation';

/** How a community stands where it is. */
export interface Place {
  /** It came here as a copy and nobody said yet that it is the one in use: nothing goes out by itself. */
  isWaitingCopy: boolean;
  /** What was due by itself until then was the original's to send; null for one that is no copy. */
  sendsSince: Date | null;
}

/** Why a letter that waited at the original is not sent by a copy, as the outbox has it. */
export const ofTheOriginal = 'restored';

/** What waited to go out is the original's: of letters a person decides, and notifications are in the list all the same. */
async function leaveToOriginal(tx: Tx): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ status: 'failed', lastError: ofTheOriginal })
    .where('status', 'in', ['queued', 'failed'])
    .execute();
  await dropDeliveries(tx);
}

/** Mails and pushes of notifications that wait go out no more. */
export async function dropDeliveries(tx: Tx): Promise<void> {
  await tx
    .updateTable('notificationDelivery')
    .set({ status: 'dropped' })
    .where('status', 'in', ['waiting', 'sending'])
    .execute();
}

/**
 * Whether a community sends by itself here. All that goes out by the clock asks it first. The first look at a copy that was put back,
 * by the data folder and the database that it lies in now, notes that it arrived and takes back what waited to go out.
 */
export async function placeOf(
  platform: Pick<PlatformCore, 'db' | 'dataFolder' | 'inTenant' | 'clock'>,
  tenantId: string,
): Promise<Place> {
  const here = await installationId(platform, platform.db, tenantId);
  return platform.inTenant(tenantId, async (tx) => {
    const known = await tx.selectFrom('communityPlace').selectAll().executeTakeFirst();
    if (known?.installation === here) return placeIn(known);
    await tx
      .insertInto('communityPlace')
      .values({ tenantId, installation: here })
      .onConflict((other) => other.doNothing())
      .execute();
    const held = await tx.selectFrom('communityPlace').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (held.installation === here) return placeIn(held);
    // One that was imported has arrived already, and what waits in it was written here.
    const arrivedAt = held.installation === null ? held.arrivedAt : platform.clock().toISOString();
    const confirmedAt = held.installation === null ? held.confirmedAt : null;
    await tx.updateTable('communityPlace').set({ installation: here, arrivedAt, confirmedAt }).execute();
    if (held.installation !== null) await leaveToOriginal(tx);
    return placeIn({ arrivedAt, confirmedAt });
  });
}

const placeIn = ({
  arrivedAt,
  confirmedAt,
}: {
  arrivedAt: string | null;
  confirmedAt: string | null;
}): Place => ({
  isWaitingCopy: arrivedAt !== null && confirmedAt === null,
  sendsSince: confirmedAt === null ? null : new Date(confirmedAt),
});

/** When the community came here as a copy, where nobody said yet that it is the one in use; else null. */
export async function waitingCopySince(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('communityPlace')
    .select('arrivedAt')
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return row?.arrivedAt ?? null;
}

/** From now on the community sends by itself here. False where it is no copy, or somebody said so before. */
export async function confirmPlace(tx: Tx, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('communityPlace')
    .set({ confirmedAt: at.toISOString() })
    .where('arrivedAt', 'is not', null)
    .where('confirmedAt', 'is', null)
    .returning('tenantId')
    .executeTakeFirst();
  if (row) await dropDeliveries(tx);
  return row !== undefined;
}
