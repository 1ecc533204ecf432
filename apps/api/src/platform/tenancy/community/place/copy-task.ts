import type { TaskProvider } from '../../../section/tasks/task-provider';
import { waitingCopySince } from './place.sql';

const words = {
  en: {
    title: 'This community is a copy: nothing is sent automatically',
    text: 'It was restored from a backup or imported.',
    verb: 'Review',
  },
  es: {
    title: 'Esta comunidad es una copia: no se envía nada automáticamente',
    text: 'Se restauró de una copia de seguridad o se importó.',
    verb: 'Revisar',
  },
};

/** A copy waits for somebody to say that it is the one in use. */
export const copyTask: TaskProvider = {
  kind: 'community-copy',
  permission: 'Outbox Update',
  async find({ tx, language, about }) {
    if (about !== null || (await waitingCopySince(tx)) === null) return { tasks: [], total: 0 };
    const task = { id: 'copy', ...words[language], link: '/administration/outbox', dueOn: null };
    return { tasks: [task], total: 1 };
  },
};
