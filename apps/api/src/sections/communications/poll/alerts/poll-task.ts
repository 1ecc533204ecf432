import { dayAt } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { myPolls } from '../voting/vote.sql';
import { pollMessages } from './poll-texts';

/** More open polls than anybody has. */
const maxOpen = 200;

/** Open polls in which the caller has a vote left, the one that closes soonest first. */
async function waitingVotes(question: TaskQuestion): Promise<FoundTasks> {
  const { about, tenant, language, most, platform } = question;
  if (about !== null && about.record !== 'poll') return { tasks: [], total: 0 };
  const isOpen = sql<boolean>`poll.status = 'open' and poll.closes_at > ${platform.clock().toISOString()}`;
  const where = about === null ? isOpen : sql<boolean>`${isOpen} and poll.id::text = ${about.recordId}`;
  const waiting = (await myPolls(question, { where, most: maxOpen })).filter(
    ({ votes, voted }) => voted < votes,
  );
  const t = messagesIn(pollMessages, language);
  return {
    total: waiting.length,
    tasks: waiting.slice(0, most).map(({ id, title, votes, voted, closesAt }) => ({
      id,
      title,
      ...(votes - voted > 1 ? { text: t('task.text', { count: votes - voted }) } : {}),
      verb: t('task.verb'),
      link: `/communications/community-polls/vote?id=${id}`,
      dueOn: dayAt(closesAt, tenant.timeZone),
    })),
  };
}

export const voteTasks: TaskProvider = { kind: 'vote', permission: null, find: waitingVotes };
