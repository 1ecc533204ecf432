import { dayAt } from '@courtyard/contract/days';
import { formatDay } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider, TaskQuestion } from '../../../../platform/section/tasks/task-provider';
import { minutesDueOn } from '../notice/window/notice-window.rules';
import { visibleMeetings } from '../plan/meeting.access';
import { meetingPolicies } from '../policy/meeting-policy.service';
import { minutesMessages } from './minutes-texts';

/** What is older was kept elsewhere. */
const maxDaysAgo = 400;

function waiting({ tx, about, platform, most }: TaskQuestion) {
  const since = new Date(platform.clock().getTime() - maxDaysAgo * 86_400_000).toISOString();
  return tx
    .selectFrom('meeting')
    .leftJoin('meetingMinutes as minutes', (join) =>
      join.onRef('minutes.tenantId', '=', 'meeting.tenantId').onRef('minutes.meetingId', '=', 'meeting.id'),
    )
    .select(['meeting.id', 'meeting.name', 'meeting.kind', 'meeting.startsAt'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('meeting.status', '=', 'adjourned')
    .where('meeting.startsAt', '>', since)
    .$if(about !== null, (query) => query.where('meeting.id', '=', about?.recordId ?? ''))
    .orderBy('meeting.startsAt')
    .limit(most);
}

type Rows = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>;

async function asTasks(question: TaskQuestion, rows: Rows, action: 'write' | 'approve') {
  const policies = await meetingPolicies(question);
  const { timeZone } = question.tenant;
  const t = messagesIn(minutesMessages, question.language);
  const dayOf = (moment: string) =>
    formatDay(dayAt(moment, timeZone), { language: question.language, dateFormat: 'MM/DD/YYYY' });
  const tasks = rows.map(({ id, name, kind, startsAt }): FoundTask => {
    const within = policies.find((policy) => policy.kind === kind)?.minutesWithinDays ?? 30;
    return {
      id,
      title: t(`${action}.task`, { meeting: `${name}, ${dayOf(startsAt)}` }),
      verb: t(`${action}.verb`),
      link: `/communications/meetings/details?id=${id}&tab=minutes`,
      dueOn: minutesDueOn(startsAt, timeZone, within),
    };
  });
  return { tasks, total: rows[0]?.total ?? 0 };
}

const isOfMeetings = ({ about }: TaskQuestion) => about === null || about.record === 'meeting';

/** Minutes that are due and not published: the day is that of the rule. */
export const minutesTasks: TaskProvider = {
  kind: 'meeting-minutes',
  permission: 'Meeting Update',
  async find(question) {
    if (!isOfMeetings(question)) return { tasks: [], total: 0 };
    const rows = await waiting(question)
      .where(visibleMeetings(question))
      .where(sql<boolean>`minutes.status is null or minutes.status = 'approved'
        or (minutes.status = 'draft' and minutes.author_id is not distinct from ${question.caller.memberId})`)
      .execute();
    return asTasks(question, rows, 'write');
  },
};

/** Minutes that somebody else wrote. */
export const approvalTasks: TaskProvider = {
  kind: 'minutes-approval',
  permission: 'Minutes Approve',
  async find(question) {
    if (!isOfMeetings(question)) return { tasks: [], total: 0 };
    const rows = await waiting(question)
      .where(visibleMeetings(question))
      .where('minutes.status', '=', 'draft')
      .where(sql<boolean>`minutes.author_id is distinct from ${question.caller.memberId}`)
      .execute();
    return asTasks(question, rows, 'approve');
  },
};
