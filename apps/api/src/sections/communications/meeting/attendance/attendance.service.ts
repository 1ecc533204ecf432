import type {
  Attendee,
  attendanceRoutes,
} from '@courtyard/contract/communications/meeting/attendance/attendance';
import type { Audience } from '@courtyard/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { requireChooses } from '../../../../platform/notifications/audience/audience-rights';
import { recipientsOf } from '../../../../platform/notifications/audience/recipients.sql';
import { conflict, forbidden, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { lockMeeting } from '../plan/meeting.sql';
import { lockUntilApproval } from '../record/lock-record';
import { meetingEntry } from '../record/meeting-entry';
import { attendeeOf, findAttendee, maxInvited } from './attendance.sql';

type AnswerBody = z.output<(typeof attendanceRoutes.answerMeeting)['body']>;
type PresenceBody = z.output<(typeof attendanceRoutes.recordPresence)['body']>;

/** Freezes who an audience is today; who is invited already stays as they were, and answers with an account they have by now. */
export async function invite(
  context: CallContext,
  meetingId: string,
  audience: Audience,
): Promise<{ added: number; invited: number }> {
  const { tx, tenant, platform } = context;
  await requireChooses(context, audience);
  const meeting = await lockMeeting(context, meetingId);
  if (meeting.status !== 'draft' && meeting.status !== 'called')
    throw conflict('meeting-begun', 'A meeting that has started or was canceled can’t be edited.');
  const recipients = await recipientsOf(platform.sections, tx, audience, todayOf(context));
  await sql`
    update meeting_attendee attendee set member_id = recipient.member_id, version = attendee.version + 1
    from (${recipients}) recipient
    where attendee.meeting_id = ${meetingId} and attendee.member_id is null and attendee.person_key = recipient.person_id
      and recipient.member_id is not null
      and not exists (select from meeting_attendee other where other.meeting_id = ${meetingId}
        and other.member_id = recipient.member_id)`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into meeting_attendee (tenant_id, meeting_id, person_key, member_id, name, email, language, units,
      postal_address)
    select ${tenant.id}::uuid, ${meetingId}::uuid, person_key, member_id, name, email, language, units,
      postal_address
    from (${recipients}) recipient
    where not exists (select from meeting_attendee attendee where attendee.meeting_id = ${meetingId}
      and (attendee.person_key = recipient.person_id or attendee.member_id = recipient.member_id))
    on conflict do nothing`.execute(tx);
  const added = Number(numAffectedRows ?? 0);
  const { invited } = await tx
    .selectFrom('meetingAttendee')
    .select(sql<number>`count(*)::int`.as('invited'))
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  if (invited > maxInvited)
    throw conflict('too-many', 'A meeting can have up to 5,000 invitees. Choose a smaller audience.');
  if (added > 0)
    await recordChange(context, meetingEntry(meeting, 'invite', { invited: invited - added }, { invited }));
  return { added, invited };
}

/** The answer of the caller, who has to be invited. */
export async function answerMeeting(
  context: CallContext,
  meetingId: string,
  { answer, proxyHolder }: AnswerBody,
): Promise<Attendee> {
  const { tx, caller, platform } = context;
  const meeting = await lockMeeting(context, meetingId);
  const before = await findAttendee(context, meetingId, { memberId: caller.memberId });
  if (!before) throw forbidden('You aren’t invited to this meeting.');
  if (meeting.status !== 'called')
    throw conflict(
      'not-open',
      'This meeting doesn’t accept RSVPs: it isn’t scheduled yet, has started or was canceled.',
    );
  const holder = answer === 'proxy' ? proxyHolder : null;
  await tx
    .updateTable('meetingAttendee')
    .set((row) => ({
      answer,
      proxyHolder: holder,
      answeredAt: platform.clock(),
      version: row('version', '+', 1),
    }))
    .where('meetingId', '=', meetingId)
    .where('personKey', '=', before.personKey)
    .execute();
  await recordChange(
    context,
    meetingEntry(
      meeting,
      'answer',
      { answer: before.answer, proxyHolder: before.proxyHolder },
      { answer, proxyHolder: holder },
    ),
  );
  const after = { ...before, answer, proxyHolder: holder, version: before.version + 1 };
  return attendeeOf(context, meeting, after);
}

/** Who is there, as it is kept at the door. Throws versionConflict where somebody else recorded them meanwhile. */
export async function recordPresence(
  context: CallContext,
  { meetingId, attendeeId }: { meetingId: string; attendeeId: string },
  { presence, proxyHolder, version }: PresenceBody,
): Promise<Attendee> {
  const { tx, platform } = context;
  const meeting = await lockUntilApproval(context, meetingId);
  const before = await findAttendee(context, meetingId, { personKey: attendeeId });
  if (!before) throw notFound('attendee');
  if (before.version !== version) throw versionConflict('attendee');
  if (meeting.status === 'draft' || meeting.status === 'cancelled')
    throw conflict('not-called', 'Attendance can be recorded once the meeting is scheduled.');
  const isThere = presence !== 'absent';
  const holder = presence === 'proxy' ? (proxyHolder ?? before.proxyHolder) : before.proxyHolder;
  await tx
    .updateTable('meetingAttendee')
    .set({
      presence,
      proxyHolder: holder,
      arrivedAt: isThere ? (before.arrivedAt ?? platform.clock()) : null,
      version: version + 1,
    })
    .where('meetingId', '=', meetingId)
    .where('personKey', '=', attendeeId)
    .execute();
  const { name } = before;
  const entry = meetingEntry(meeting, 'attend', { presence: before.presence }, { presence });
  await recordChange(context, {
    ...entry,
    changes: { attendee: { before: name, after: name }, ...entry.changes },
  });
  const after = await findAttendee(context, meetingId, { personKey: attendeeId });
  return attendeeOf(context, meeting, after ?? before);
}
