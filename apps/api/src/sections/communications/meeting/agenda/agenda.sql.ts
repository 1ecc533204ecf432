import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import { attachedFiles } from '../../../../platform/files/attached-files.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { sql } from 'kysely';
import { seesExecutive, visibleMeetings } from '../plan/meeting.access';

export const agendaFiles = attachedFiles('agendaItemFile', 'itemId');

/** The agenda of a meeting as the caller may see it, in its order. */
export async function agendaOf(context: ReadContext, meetingId: string): Promise<AgendaItem[]> {
  const rows = await context.tx
    .selectFrom('agendaItem as item')
    .leftJoin('meeting', (join) =>
      join
        .onRef('meeting.tenantId', '=', 'item.tenantId')
        .onRef('meeting.id', '=', 'item.minutesOf')
        .on(visibleMeetings(context)),
    )
    .leftJoin('meetingMinutes as its', (join) =>
      join.onRef('its.tenantId', '=', 'meeting.tenantId').onRef('its.meetingId', '=', 'meeting.id'),
    )
    .select(['item.id', 'title', 'minutes', 'presenter', 'item.body', 'item.isExecutive', 'item.version'])
    .select(['meeting.id as earlierId', 'meeting.name as earlierName', 'meeting.startsAt as earlierAt'])
    .select(sql<boolean>`coalesce(its.status <> 'draft', false)`.as('isApproved'))
    .where('item.meetingId', '=', meetingId)
    .$if(!seesExecutive(context), (query) => query.where('item.isExecutive', '=', false))
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
  const items: AgendaItem[] = [];
  // One after the other: they share the transaction's connection.
  for (const { earlierId: id, earlierName: name, earlierAt: startsAt, isApproved, ...row } of rows)
    items.push({
      ...row,
      minutesOf:
        id === null || name === null || startsAt === null ? null : { id, name, startsAt, isApproved },
      files: await agendaFiles.of(context, row.id),
    });
  return items;
}
