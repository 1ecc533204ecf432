import type { TaskProvider } from '../../section/tasks/task-provider';
import { countFailures } from './failed-jobs.sql';

const words = {
  en: {
    title: (count: number) => (count === 1 ? '1 job failed' : `${count} jobs failed`),
    text: 'Work of the community in the background came to nothing.',
    verb: 'Look',
  },
  es: {
    title: (count: number) => (count === 1 ? '1 trabajo falló' : `${count} trabajos fallaron`),
    text: 'Un trabajo de la comunidad en segundo plano no se hizo.',
    verb: 'Ver',
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
