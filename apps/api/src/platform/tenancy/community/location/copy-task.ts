import { labelsFrom, labelsIn } from '@courtyard/contract/fields/labels';
import type { TaskProvider } from '../../../section/tasks/task-provider';
import en from './copy-task.en.json';
import es from './copy-task.es.json';
import { waitingCopySince } from './place.sql';

const labels = labelsFrom(en, es);

/** A copy waits for somebody to say that it is the one in use. */
export const copyTask: TaskProvider = {
  kind: 'community-copy',
  permission: 'Outbox Update',
  async find({ tx, language, about }) {
    if (about !== null || (await waitingCopySince(tx)) === null) return { tasks: [], total: 0 };
    const task = { id: 'copy', ...labelsIn(labels, language), link: '/administration/outbox', dueOn: null };
    return { tasks: [task], total: 1 };
  },
};
