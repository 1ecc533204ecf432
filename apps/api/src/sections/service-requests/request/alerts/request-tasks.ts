import { sql } from 'kysely';
import { addDays, dayAt } from '@courtyard/contract/days';
import type { RequestState } from '@courtyard/contract/service-requests/request/request-states';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { isAboutCaller, isUnassigned, ownCommittees } from '../../part/part.sql';
import { communityPage, myPage } from '../queries/request-links';
import en from './request-tasks.en.json';
import es from './request-tasks.es.json';

interface Waiting {
  id: string;
  number: number;
  title: string;
  state: RequestState;
  dueAt: string | null;
  dueOn: string | null;
  since: string;
  total: number;
}

const nothing: FoundTasks = { tasks: [], total: 0 };

const messages = defineMessages({ en, es });

/** The end of the clock that ends first. */
const nextDue = sql<string | null>`(select min(clock.due_at) from request_clock clock
  where clock.request_id = request.id and clock.done_at is null and clock.paused_at is null)`;

/** Of which requests is asked; null where a page asks of something else. */
function conditionOf({ about }: TaskQuestion) {
  if (about === null) return sql<boolean>`true`;
  return about.record === 'request' ? sql<boolean>`request.id = ${about.recordId}` : null;
}

async function find(
  question: TaskQuestion,
  where: ReturnType<typeof sql<boolean>>,
  {
    verb,
    page,
    defaultDays,
  }: { verb: 'triage' | 'work' | 'answer'; page: (id: string) => string; defaultDays: number },
): Promise<FoundTasks> {
  const { tx, tenant, language, most } = question;
  const condition = conditionOf(question);
  if (condition === null) return nothing;
  const { rows } = await sql<Waiting>`
    select request.id, request.number, request.title, request.state, request.due_on as "dueOn", ${nextDue} as "dueAt",
      request.updated_at as since, count(*) over ()::int as total
    from request where ${where} and ${condition}
    order by coalesce(${nextDue}, request.due_on::timestamptz, request.updated_at), request.number limit ${most}`.execute(
    tx,
  );
  const t = messagesIn(messages, language);
  return {
    total: rows[0]?.total ?? 0,
    tasks: rows.map((row) => ({
      id: row.id,
      title: t('title', { number: row.number, title: row.title }),
      verb: t(verb),
      link: page(row.id),
      dueOn:
        row.dueOn ??
        (row.dueAt === null
          ? addDays(dayAt(row.since, tenant.timeZone), defaultDays)
          : dayAt(row.dueAt, tenant.timeZone)),
    })),
  };
}

/** Requests that nobody looked at yet, or that are assigned to nobody who is still there, for those who handle them. */
const untriaged: TaskProvider = {
  kind: 'request-triage',
  permission: 'Community Request Update',
  async find(question) {
    if (!question.caller.permissions.has('Community Requests Details View')) return nothing;
    return find(
      question,
      sql`(request.state in ('submitted', 'reopened')
          or (request.state in ('triaged', 'in-progress') and num_nonnulls(request.assignee_id, request.committee_id) > 0))
        and ${isUnassigned(question, 'request')}
        and not ${isAboutCaller(question)}`,
      { verb: 'triage', page: communityPage, defaultDays: 1 },
    );
  },
};

/** Open requests that are assigned to the caller or to a committee of theirs, but for those that wait. */
const assigned: TaskProvider = {
  kind: 'request-assigned',
  permission: 'My Requests Details View',
  find: (question) =>
    find(
      question,
      sql`request.state in ('submitted', 'reopened', 'triaged', 'in-progress')
        and (request.assignee_id = ${question.caller.memberId} or request.committee_id in (${ownCommittees(question)}))
        and not ${isAboutCaller(question)}`,
      { verb: 'work', page: myPage, defaultDays: 7 },
    ),
};

/** Requests that wait for an answer of the caller, who reported them. */
const answers: TaskProvider = {
  kind: 'request-answer',
  permission: 'My Request Create',
  find: (question) =>
    find(
      question,
      sql`request.state = 'waiting' and request.waiting_for = 'reporter' and request.member_id = ${question.caller.memberId}`,
      { verb: 'answer', page: myPage, defaultDays: 3 },
    ),
};

export const requestTasks: readonly TaskProvider[] = [untriaged, assigned, answers];
