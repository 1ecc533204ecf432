import type { ReadContext } from '../../../../platform/section/call-context';
import { keepsMeetings } from '../plan/meeting.access';
import { getMeeting } from '../plan/meeting.sql';

/** What tells who answered, who was there and who was taken from the list. */
const attendance = ['answer', 'attend', 'uninvite'];

/** A meeting whose history the caller may read: what people answered is for those who keep meetings, as their list is. */
export async function meetingWithHistory(
  context: ReadContext,
  meetingId: string,
  kind: 'meeting' | 'executive-session',
) {
  const { id } = await getMeeting(context, meetingId);
  return { id, except: keepsMeetings(context) ? [] : attendance.map((verb) => `${kind}.${verb}`) };
}
