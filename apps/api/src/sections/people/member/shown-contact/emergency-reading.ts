import { sql } from 'kysely';
import { writeAudit } from '../../../../platform/audit/audit';
import type { ReadContext } from '../../../../platform/section/call-context';
import { emergencyReading } from '../../../../platform/tenancy/profile/contact/emergency-reading';

type Reading = Pick<ReadContext, 'tx' | 'caller' | 'tenant'> & { requestId: string };

/** Whether the reader was shown them before on this day of the community. */
async function isKnown({ tx, caller, tenant: { timeZone } }: Reading, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log where subject_type = 'member' and subject_id = ${memberId} and action = ${emergencyReading}
      and actor_member_id = ${caller.memberId}
      and (at at time zone ${timeZone})::date = (now() at time zone ${timeZone})::date limit 1`.execute(tx);
  return rows.length > 0;
}

/** Has the log say that the caller was shown whom to call for a member: once for each reader, member and day. */
export async function recordEmergencyReading(context: Reading, memberId: string): Promise<void> {
  if (await isKnown(context, memberId)) return;
  const { tx, caller, requestId } = context;
  // Of two windows that open at once one writes.
  await sql`select pg_advisory_xact_lock(hashtextextended('emergency ' || ${caller.memberId}::text || ${memberId}::text, 0))`.execute(
    tx,
  );
  if (await isKnown(context, memberId)) return;
  await writeAudit(
    tx,
    { ...caller, requestId },
    { action: emergencyReading, subjectType: 'member', subjectId: memberId, changes: {} },
  );
}
