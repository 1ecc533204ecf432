import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { pageOfRequests } from './join-request.sql';
import en from '../admission.en.json';
import es from '../admission.es.json';

const messages = defineMessages({ en, es });

/** Requests to join, the oldest first. */
async function waitingRequests(question: TaskQuestion): Promise<FoundTasks> {
  if (question.about !== null) return { tasks: [], total: 0 };
  const { data, page } = await pageOfRequests(question, { limit: question.most });
  const t = messagesIn(messages, question.language);
  return {
    total: page.total,
    tasks: data.map(({ id, name, email, note }) => ({
      id,
      title: t('task.title', { who: name }),
      text: note.replaceAll(/\s+/g, ' ').trim() || email,
      verb: t('task.verb'),
      link: '/people/requests',
      dueOn: null,
      action: { entry: 'answer-join-request', subject: { requestId: id } },
    })),
  };
}

export const joinRequestTasks: TaskProvider = {
  kind: 'join-request',
  permission: 'Member Invite',
  find: waitingRequests,
};
