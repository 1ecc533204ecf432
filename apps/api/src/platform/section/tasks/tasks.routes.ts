import { taskRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { findTasks } from './tasks.service';

/** What waits for a person in all sections. */
export const tasksModule: Module = () => [
  implement(taskRoutes.myTasks, async (call) => {
    const { language = 'en', thing, thingId } = call.query;
    const about = thing !== undefined && thingId !== undefined ? { thing, thingId } : null;
    return { data: await findTasks(call, { language, about }) };
  }),
];
