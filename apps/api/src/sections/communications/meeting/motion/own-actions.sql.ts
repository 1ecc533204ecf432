import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { seesExecutive, visibleMeetings } from '../plan/meeting.access';

/** What meetings gave the caller to do and is not done, with its page; of executive sessions only to who may see them. */
export const ownOpenActions = (context: ReadContext) =>
  context.tx
    .selectFrom('actionItem')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.tenantId', '=', 'actionItem.tenantId')
        .onRef('meeting.id', '=', 'actionItem.meetingId'),
    )
    .select(['actionItem.id', 'actionItem.title', 'actionItem.dueOn', 'meeting.name'])
    .select(sql<string>`'/communications/meetings/details?id=' || meeting.id || '&tab=minutes'`.as('link'))
    .where('actionItem.assigneeId', '=', context.caller.memberId)
    .where('actionItem.doneAt', 'is', null)
    .where(visibleMeetings(context))
    .$if(!seesExecutive(context), (query) => query.where('actionItem.isExecutive', '=', false))
    .orderBy('actionItem.dueOn')
    .orderBy('actionItem.id');
