import type { ActionItem, Motion } from '@courtyard/contract/communications/meeting/motion/motion';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { seesExecutive } from '../plan/meeting.access';

/** What was moved at a meeting, as the caller may see it, in its order. */
export async function motionsOf(context: ReadContext, meetingId: string): Promise<Motion[]> {
  const { tx } = context;
  return tx
    .selectFrom('motion')
    .select(['id', 'wording', 'mover', 'seconder', 'method', 'countedBy', 'inFavor', 'against', 'abstained'])
    .select(['result', 'isExecutive', 'version'])
    .select(
      sql<Motion['votes']>`coalesce((
        select jsonb_agg(jsonb_build_object('attendeeId', voted.person_key, 'name', attendee.name, 'vote', voted.vote)
          order by attendee.name, voted.person_key)
        from motion_vote voted
        join meeting_attendee attendee on attendee.meeting_id = voted.meeting_id
          and attendee.person_key = voted.person_key
        where voted.motion_id = motion.id), '[]'::jsonb)`.as('votes'),
    )
    .where('meetingId', '=', meetingId)
    .$if(!seesExecutive(context), (query) => query.where('isExecutive', '=', false))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** What is to be done after a meeting, the soonest first. */
export async function actionItemsOf(context: ReadContext, meetingId: string): Promise<ActionItem[]> {
  const { tx } = context;
  return tx
    .selectFrom('actionItem')
    .leftJoin('member', 'member.id', 'actionItem.assigneeId')
    .select(['actionItem.id', 'title', 'dueOn', 'isExecutive', 'actionItem.version'])
    .select(sql<boolean>`done_at is not null`.as('isDone'))
    .select(
      sql<ActionItem['assignee']>`case when member.id is not null
        then jsonb_build_object('id', member.id, 'name', member.display_name) end`.as('assignee'),
    )
    .where('meetingId', '=', meetingId)
    .$if(!seesExecutive(context), (query) => query.where('isExecutive', '=', false))
    .orderBy(sql`done_at is not null`)
    .orderBy('dueOn')
    .orderBy('actionItem.id')
    .execute();
}
