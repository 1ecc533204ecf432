import { conflict } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { lockMeeting } from '../plan/meeting.sql';

/** Locks a meeting as `lockMeeting` does. Throws conflict where its minutes are approved: what they tell of stays as it is. */
export async function lockUntilApproval(context: CallContext, meetingId: string) {
  const meeting = await lockMeeting(context, meetingId);
  const minutes = await context.tx
    .selectFrom('meetingMinutes')
    .select('status')
    .where('meetingId', '=', meetingId)
    .executeTakeFirst();
  if (minutes && minutes.status !== 'draft')
    throw conflict('minutes-approved', 'The minutes are approved, so this can no longer be changed.');
  return meeting;
}

/** The same for what is decided at a meeting, which has to have been called. */
export async function lockRecord(context: CallContext, meetingId: string) {
  const meeting = await lockUntilApproval(context, meetingId);
  if (meeting.status === 'draft' || meeting.status === 'cancelled')
    throw conflict('not-called', 'Decisions can be recorded once the meeting is scheduled.');
  return meeting;
}
