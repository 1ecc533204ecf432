import type { DigestTime, MailCadence, QuietHours } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import { isQuietAt } from '../silence.rules';

/** A member's quiet hours; null where there are none. */
export async function quietHoursOf(tx: Tx, memberId: string): Promise<QuietHours | null> {
  const row = await tx
    .selectFrom('notificationSetting')
    .select(['quietFromMinutes', 'quietUntilMinutes', 'quietTimeZone'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!row || row.quietFromMinutes === null || row.quietUntilMinutes === null) return null;
  return {
    fromMinutes: row.quietFromMinutes,
    untilMinutes: row.quietUntilMinutes,
    timeZone: row.quietTimeZone,
  };
}

/** Whether nothing but urgent notifications may make itself felt with a member now. */
export async function isSilentFor(
  tx: Tx,
  { memberId, now, timeZone }: { memberId: string; now: Date; timeZone: string },
): Promise<boolean> {
  const { doNotDisturb } = await storedPreferences(tx, memberId);
  return doNotDisturb || isQuietAt(now, await quietHoursOf(tx, memberId), timeZone);
}

interface Chosen {
  kind: string;
  inApp?: boolean | undefined;
  push?: boolean | undefined;
  email?: MailCadence | undefined;
}

/** What a member chose, by kind; what is null is as the kind has it. */
export async function chosenOf(tx: Tx, memberId: string) {
  const rows = await tx
    .selectFrom('notificationChoice')
    .select(['kind', 'inApp', 'push', 'email'])
    .where('memberId', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.kind, row]));
}

/** Notes a choice; what it does not name stays. */
export async function choose(
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  { kind, inApp, push, email }: Chosen,
): Promise<void> {
  await tx
    .insertInto('notificationChoice')
    .values({ tenantId, memberId, kind, inApp: inApp ?? null, push: push ?? null, email: email ?? null })
    .onConflict((known) =>
      known.columns(['tenantId', 'memberId', 'kind']).doUpdateSet((next) => ({
        inApp: next.fn.coalesce('excluded.inApp', 'notificationChoice.inApp'),
        push: next.fn.coalesce('excluded.push', 'notificationChoice.push'),
        email: next.fn.coalesce('excluded.email', 'notificationChoice.email'),
      })),
    )
    .execute();
}

export async function setQuietHours(
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  hours: QuietHours | null,
): Promise<void> {
  const quiet = {
    quietFromMinutes: hours?.fromMinutes ?? null,
    quietUntilMinutes: hours?.untilMinutes ?? null,
    quietTimeZone: hours?.timeZone ?? null,
  };
  await tx
    .insertInto('notificationSetting')
    .values({ tenantId, memberId, seenThrough: null, ...quiet })
    .onConflict((known) => known.columns(['tenantId', 'memberId']).doUpdateSet(quiet))
    .execute();
}

/** Eight in the morning; letters of a week on Monday. */
export const defaultDigest: Readonly<DigestTime> = { minutes: 8 * 60, weekday: 1, timeZone: null };

/** When letters of a day or a week reach a member. */
export async function digestTimeOf(tx: Tx, memberId: string): Promise<DigestTime> {
  const row = await tx
    .selectFrom('notificationSetting')
    .select(['digestMinutes', 'digestWeekday', 'digestTimeZone'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return {
    minutes: row?.digestMinutes ?? defaultDigest.minutes,
    weekday: row?.digestWeekday ?? defaultDigest.weekday,
    timeZone: row?.digestTimeZone ?? null,
  };
}

/** Also for what waits already: it goes at the next of the new times. `zone` is the community's. */
export async function setDigestTime(
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  { minutes, weekday, timeZone }: DigestTime,
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  const time = { digestMinutes: minutes, digestWeekday: weekday, digestTimeZone: timeZone };
  const quiet = { quietFromMinutes: null, quietUntilMinutes: null, quietTimeZone: null };
  await tx
    .insertInto('notificationSetting')
    .values({ tenantId, memberId, seenThrough: null, ...quiet, ...time })
    .onConflict((known) => known.columns(['tenantId', 'memberId']).doUpdateSet(time))
    .execute();
  await sql`update notification_delivery
    set due_at = courtyard.next_digest(${now}, ${timeZone ?? zone}, ${minutes}, case cadence when 'weekly' then ${weekday}::int end)
    where member_id = ${memberId} and channel = 'email' and status = 'waiting' and cadence <> 'at-once'
      and due_at > ${now}`.execute(tx);
}
