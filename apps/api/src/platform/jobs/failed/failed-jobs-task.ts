import { messagesIn } from '@courtyard/contract/messages';
import type { TaskProvider } from '../../section/tasks/task-provider';
import { countFailures } from './failed-jobs.sql';
import { failedJobsMessages } from './job-failed-notification';

/** Work that failed waits for somebody who may have it done again. */
export const failedJobsTask: TaskProvider = {
  kind: 'failed-jobs',
  permission: 'Failed Job Update',
  async find({ tx, language, about }) {
    const count = about === null ? await countFailures(tx) : 0;
    if (count === 0) return { tasks: [], total: 0 };
    const t = messagesIn(failedJobsMessages, language);
    const task = {
      id: 'all',
      title: t('task.title', { count }),
      text: t('task.text'),
      verb: t('task.verb'),
      link: '/administration/jobs',
      dueOn: null,
    };
    return { tasks: [task], total: 1 };
  },
};
