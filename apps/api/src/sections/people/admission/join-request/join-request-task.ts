import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { pageOfRequests } from './join-request.sql';

const texts = {
  en: { title: '{who} requested access', verb: 'Review' },
  es: { title: '{who} solicitó acceso', verb: 'Revisar' },
};

/** Requests to join, the oldest first. */
async function waitingRequests(question: TaskQuestion): Promise<FoundTasks> {
  if (question.about !== null) return { tasks: [], total: 0 };
  const { data, page } = await pageOfRequests(question, { limit: question.most });
  const t = texts[question.language];
  return {
    total: page.total,
    tasks: data.map(({ id, name, email, note }) => ({
      id,
      title: t.title.replace('{who}', () => name),
      text: note.replaceAll(/\s+/g, ' ').trim() || email,
      verb: t.verb,
      link: '/people/requests',
      dueOn: null,
      act: { entry: 'answer-join-request', subject: { requestId: id } },
    })),
  };
}

export const joinRequestTasks: TaskProvider = {
  kind: 'join-request',
  permission: 'Member Invite',
  find: waitingRequests,
};
