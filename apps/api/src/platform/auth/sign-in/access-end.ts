import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { msg } from '../../http/language/sentence';
import { Problem } from '../../http/problem';
import { dayWord } from '../../notifications/kind';
import type { Tenant } from '../../tenancy/tenant';

interface Entering {
  id: string;
  status: string;
  accessEndedOn: string | null;
}

/** The last day of somebody whose every role has ended by itself; null where that is not so. */
async function accessEndOf(tx: Tx, { id, status, accessEndedOn }: Entering, today: string) {
  if (status === 'past') return accessEndedOn;
  if (status !== 'active') return null;
  const held = await tx
    .selectFrom('memberRole')
    .select(sql<string | null>`case when bool_and(ends_on < ${today}) then max(ends_on) end`.as('endedOn'))
    .where('memberId', '=', id)
    .executeTakeFirst();
  return held?.endedOn ?? null;
}

/** Told to who has the right password and nothing left that they may do here. */
export async function requireAccess(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tenant, member }: { tenant: Tenant; member: Entering },
): Promise<void> {
  const endedOn = await accessEndOf(tx, member, dayAt(clock(), tenant.timeZone));
  if (endedOn === null) return;
  const day = dayWord(endedOn);
  throw new Problem({
    status: 403,
    code: 'access-ended',
    title: 'Access has ended',
    detail: msg`Your access to ${tenant.name} ended on ${day}. Contact its managers for a new invitation.`,
  });
}
