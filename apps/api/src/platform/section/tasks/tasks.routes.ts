import { type Task, type TaskList, taskRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { type ReadContext, todayOf } from '../call-context';
import { usesSection } from '../section-jobs';
import type { TaskProvider, TaskQuestion } from './task-provider';
import { byUrgency, urgencyOn } from './tasks.rules';

/** A section as far as its tasks go. */
interface TaskSection {
  id: string;
  tasks: readonly TaskProvider[];
}

/** As many lines of a kind as somebody would still read. */
const mostOfKind = 50;

const may = ({ caller }: ReadContext, { permission }: TaskProvider) =>
  permission === null || caller.permissions.has(permission);

async function tasksOf(section: TaskSection, question: TaskQuestion): Promise<TaskList> {
  const providers = section.tasks.filter((provider) => may(question, provider));
  if (providers.length === 0 || !(await usesSection(question.tx, section.id))) return { tasks: [], total: 0 };
  const tasks: Task[] = [];
  let total = 0;
  // One after the other: they share the transaction's connection.
  for (const provider of providers) {
    const found = await provider.find(question);
    total += found.total;
    for (const { id, ...task } of found.tasks) {
      tasks.push({
        text: null,
        span: null,
        act: null,
        ...task,
        id: `${section.id}/${provider.kind}/${id}`,
        section: section.id,
        kind: provider.kind,
        urgency: urgencyOn(task.dueOn, question.today),
      });
    }
  }
  return { tasks, total };
}

/** What waits for a person in all sections. */
export function tasksModule(sections: readonly TaskSection[]): Module {
  return () => [
    implement(taskRoutes.myTasks, async (call) => {
      const { language = 'en', thing, thingId } = call.query;
      const question = {
        ...call,
        language,
        today: todayOf(call),
        about: thing !== undefined && thingId !== undefined ? { thing, thingId } : null,
        most: mostOfKind,
      };
      const lists: TaskList[] = [];
      for (const section of sections) lists.push(await tasksOf(section, question));
      return {
        data: {
          tasks: lists.flatMap(({ tasks }) => tasks).toSorted(byUrgency(language)),
          total: lists.reduce((sum, { total }) => sum + total, 0),
        },
      };
    }),
  ];
}
