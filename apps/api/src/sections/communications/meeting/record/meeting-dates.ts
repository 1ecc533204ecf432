import { addDays, momentAt } from '@courtyard/contract/days';
import type { CalendarProvider } from '../../../../platform/section/tasks/calendar-provider';
import { visibleMeetings } from '../plan/meeting.access';

/**
 * Meetings on the calendar and in its feed: drafts for those alone who prepare them, as tentative; executive sessions for those
 * alone who may see such. What is cancelled is on no calendar.
 */
export const meetingDates: CalendarProvider = {
  kind: 'meeting',
  permission: 'Meetings List View',
  async find(question) {
    const { tx, tenant, from, to, most } = question;
    const moment = (day: string) => momentAt(day, 0, tenant.timeZone).toISOString();
    const rows = await tx
      .selectFrom('meeting')
      .select(['id', 'name', 'startsAt', 'endsAt', 'place', 'onlineUrl', 'status'])
      .where(visibleMeetings(question))
      .where('status', '<>', 'cancelled')
      .where('startsAt', '<', moment(addDays(to, 1)))
      .where('endsAt', '>', moment(from))
      .orderBy('startsAt')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id, name, startsAt, endsAt, place, onlineUrl, status }) => ({
      id,
      title: name,
      start: new Date(startsAt).toISOString(),
      end: new Date(endsAt).toISOString(),
      allDay: false,
      category: 'meeting' as const,
      location: place ?? onlineUrl,
      link: `/communications/meetings/details?id=${id}`,
      isTentative: status === 'draft',
    }));
  },
};
