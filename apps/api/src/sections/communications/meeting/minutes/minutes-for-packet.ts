import { dayAt } from '@courtyard/contract/days';
import { formatDay } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { conflict, forbidden } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import type { PacketSource } from '../../../../platform/tenancy/profile/ports/packet-source';
import { keepsMeetings, visibleMeetings } from '../plan/meeting.access';
import { getMeeting } from '../plan/meeting.sql';
import { minutesPaper } from './minutes-pdf';
import { getMinutes } from './minutes.service';
import { minutesMessages } from './minutes-texts';

const canList = ({ caller }: ReadContext) => caller.permissions.has('Meetings List View');

/** Approved minutes of meetings that the caller sees: their open part, as it is published. */
export const minutesForPacket: PacketSource = {
  kind: 'minutes',
  async part(context, meetingId) {
    if (!canList(context)) throw forbidden('You need the permission "Meetings List View" to add minutes.');
    const meeting = await getMeeting(context, meetingId);
    const minutes = await getMinutes(context, meetingId);
    if (!minutes || minutes.approvedBy === null || minutes.approvedAt === null)
      throw conflict('minutes-not-approved', 'These minutes are not approved yet. Approve them first.');
    const { body, approvedBy, approvedAt } = minutes;
    const text = minutesPaper(context, meeting, { body, approvedBy, approvedAt });
    const name = messagesIn(minutesMessages, context.tenant.language)('paper.title', { name: meeting.name });
    return { name, text, ...(meeting.isExecutive && { needs: 'Executive Sessions View' }) };
  },
  async choices(context, { search, limit }) {
    if (!canList(context)) return [];
    const { language, timeZone } = context.tenant;
    const seesApproved = keepsMeetings(context) || context.caller.permissions.has('Minutes Approve');
    const rows = await context.tx
      .selectFrom('meeting')
      .innerJoin('meetingMinutes as minutes', 'minutes.meetingId', 'meeting.id')
      .select(['meeting.id', 'meeting.name', 'meeting.startsAt'])
      .where(visibleMeetings(context))
      .where('minutes.status', 'in', seesApproved ? ['approved', 'published'] : ['published'])
      .where(allOf(everyWord(search, ['meeting.name'])))
      .orderBy('meeting.startsAt', 'desc')
      .orderBy('meeting.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, startsAt }) => ({
      id,
      name: `${name}, ${formatDay(dayAt(new Date(startsAt), timeZone), { language, dateFormat: 'MM/DD/YYYY' })}`,
    }));
  },
};
