import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { notifyOfWithdrawal } from '../notice/notice.service';
import { isPlanned } from '../plan/meeting.rules';
import { getMeeting, lockMeeting } from '../plan/meeting.sql';
import { meetingEntry } from '../record/meeting-entry';
import { findAttendee } from './attendance.sql';

/** Takes somebody from those who are invited, until the meeting begins; who had the notice is told. */
export async function uninvite(
  context: CallContext,
  { meetingId, attendeeId }: { meetingId: string; attendeeId: string },
): Promise<void> {
  const { tx } = context;
  await lockMeeting(context, meetingId);
  const meeting = await getMeeting(context, meetingId);
  const attendee = await findAttendee(context, meetingId, { personKey: attendeeId });
  if (!attendee) throw notFound('attendee');
  if (!isPlanned(meeting.status))
    throw conflict('meeting-begun', 'A meeting that has started or was canceled can’t be edited.');
  const vote = await tx
    .selectFrom('motionVote')
    .select('motionId')
    .where('meetingId', '=', meetingId)
    .where('personKey', '=', attendeeId)
    .executeTakeFirst();
  if (vote)
    throw conflict(
      'has-voted',
      'This person has a recorded roll-call vote, so they can’t be removed from the invitees.',
    );
  await notifyOfWithdrawal(context, meeting, attendeeId);
  await tx
    .deleteFrom('meetingAttendee')
    .where('meetingId', '=', meetingId)
    .where('personKey', '=', attendeeId)
    .execute();
  await recordChange(context, meetingEntry(meeting, 'uninvite', { attendee: attendee.name }, {}));
}
