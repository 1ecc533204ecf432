import type { TaskProvider } from '../../section/tasks/task-provider';
import { countFailures } from './failed-jobs.sql';

const words = {
  en: {
    title: (count: number) => (count === 1 ? '1 job failed' : `${count} jobs failed`),
    text: 'A background job failed after several retries.',
    verb: 'Review',
  },
  es: {
    title: (count: number) => (count === 1 ? '1 trabajo falló' : `${count} trabajos fallaron`),
    text: 'Un trabajo en segundo plano falló tras varios intentos.',
    verb: 'Revisar',
  },
};

/** Work that failed waits for somebody who may have it done again. */
export const failedJobsTask: TaskProvider = {
  kind: 'failed-jobs',
  permission: 'Failed Job Update',
  async find({ tx, language, about }) {
    const count = about === null ? await countFailures(tx) : 0;
    if (count === 0) return { tasks: [], total: 0 };
    const { title, text, verb } = words[language];
    const task = { id: 'all', title: title(count), text, verb, link: '/administration/jobs', dueOn: null };
    return { tasks: [task], total: 1 };
  },
};
