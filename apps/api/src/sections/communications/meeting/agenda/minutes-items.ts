import { cutTo } from '@courtyard/contract/primitives';
import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import { dayAt } from '@courtyard/contract/days';
import { formatLongDay } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { visibleMeetings } from '../plan/meeting.access';
import { lockMeeting } from '../plan/meeting.sql';
import { meetingEntry } from '../record/meeting-entry';
import { agendaOf } from './agenda.sql';
import { meetingMessages } from '../record/meeting-texts';

interface Earlier {
  id: string;
  name: string;
  startsAt: string;
  isExecutive: boolean;
}

/** More wait nowhere. */
const maxWaiting = 10;

/** Meetings of a kind that are over and whose minutes nobody approved, the earliest first. */
export function minutesWaiting(
  context: ReadContext,
  { kind, before }: { kind: string; before: string },
): Promise<Earlier[]> {
  return context.tx
    .selectFrom('meeting')
    .leftJoin('meetingMinutes as its', (join) =>
      join.onRef('its.tenantId', '=', 'meeting.tenantId').onRef('its.meetingId', '=', 'meeting.id'),
    )
    .select(['meeting.id', 'meeting.name', 'meeting.startsAt', 'meeting.isExecutive'])
    .where(visibleMeetings(context))
    .where(sql<boolean>`meeting.kind = ${kind} and meeting.status = 'adjourned'`)
    .where('meeting.startsAt', '<', before)
    .where(sql<boolean>`coalesce(its.status, 'draft') = 'draft'`)
    .orderBy('meeting.startsAt')
    .limit(maxWaiting)
    .execute();
}

/** An item that approves the minutes of an earlier meeting. Those of an executive session are an executive item. */
export const minutesItem = (
  { tenant }: Pick<ReadContext, 'tenant'>,
  { id, name, startsAt, isExecutive }: Earlier,
) => ({
  title: cutTo(
    messagesIn(meetingMessages, tenant.language)('minutesItem', {
      name,
      day: formatLongDay(dayAt(startsAt, tenant.timeZone), { language: tenant.language, dateFormat: '' }),
    }),
    160,
  ),
  minutes: 5,
  presenter: null,
  body: null,
  isExecutive,
  minutesOf: id,
});

/** Puts the approval of minutes that wait, and that are not on it yet, at the end of an agenda. */
export async function addMinutesItems(context: CallContext, meetingId: string): Promise<AgendaItem[]> {
  const { tx, tenant } = context;
  const meeting = await lockMeeting(context, meetingId);
  const there = await agendaOf(context, meetingId);
  const known = new Set(there.map(({ minutesOf }) => minutesOf?.id));
  const waiting = await minutesWaiting(context, { kind: meeting.kind, before: meeting.startsAt });
  const { last } = await tx
    .selectFrom('agendaItem')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  const items = waiting.filter(({ id }) => !known.has(id)).map((earlier) => minutesItem(context, earlier));
  if (items.length === 0) return there;
  await tx
    .insertInto('agendaItem')
    .values(
      items.map((item, index) => ({
        tenantId: tenant.id,
        id: newId(),
        meetingId,
        position: last + 1 + index,
        ...item,
      })),
    )
    .execute();
  await recordChange(
    context,
    items.map((item) =>
      meetingEntry(
        { id: meetingId, isExecutive: meeting.isExecutive || item.isExecutive },
        'add-item',
        {},
        { title: item.title, minutes: item.minutes },
      ),
    ),
  );
  return agendaOf(context, meetingId);
}
