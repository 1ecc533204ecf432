import { taskRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { findTasks } from './tasks.service';

/** What waits for a person in all sections. */
export const tasksModule: Module = () => [
  implement(taskRoutes.myTasks, async (call) => {
    const { language = 'en', record, recordId } = call.query;
    const about = record !== undefined && recordId !== undefined ? { record, recordId } : null;
    return { data: await findTasks(call, { language, about }) };
  }),
];
