import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { seesExecutive, visibleMeetings } from '../plan/meeting.access';

const verbs = { en: 'Open', es: 'Abrir' };

/** What a meeting gave the caller to do. */
export const actionItemTasks: TaskProvider = {
  kind: 'meeting-action',
  permission: 'Meetings List View',
  async find(question) {
    const { tx, caller, about, language, most } = question;
    if (about !== null && about.thing !== 'meeting') return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('actionItem')
      .innerJoin('meeting', (join) =>
        join
          .onRef('meeting.tenantId', '=', 'actionItem.tenantId')
          .onRef('meeting.id', '=', 'actionItem.meetingId'),
      )
      .select([
        'actionItem.id',
        'actionItem.title',
        'actionItem.dueOn',
        'meeting.id as meetingId',
        'meeting.name',
      ])
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .where('actionItem.assigneeId', '=', caller.memberId)
      .where('actionItem.doneAt', 'is', null)
      .where(visibleMeetings(question))
      .$if(!seesExecutive(question), (query) => query.where('actionItem.isExecutive', '=', false))
      .$if(about !== null, (query) => query.where('meeting.id', '=', about?.thingId ?? ''))
      .orderBy('actionItem.dueOn')
      .orderBy('actionItem.id')
      .limit(most)
      .execute();
    const tasks = rows.map(({ id, title, dueOn, meetingId, name }): FoundTask => ({
      id,
      title,
      text: name,
      verb: verbs[language],
      link: `/communications/meetings/details?id=${meetingId}&tab=minutes`,
      dueOn,
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
