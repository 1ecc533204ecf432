import type { Task, TaskList } from '@courtyard/contract';
import { type ReadContext, todayOf } from '../call-context';
import { ofPlatform } from '../../tenancy/approvals/approval-kind';
import { failedJobsTask } from '../../jobs/failed/failed-jobs-task';
import { approvalTasks } from '../../tenancy/approvals/notifications/approval-tasks';
import { copyTask } from '../../tenancy/community/location/copy-task';
import { ticketTask } from '../../tenancy/community/support/ticket-task';
import type { SectionDefinition } from '../define-section';
import { usesSection } from '../jobs/section-jobs';
import type { TaskProvider, TaskQuestion } from './task-provider';
import { byUrgency, urgencyOn } from './tasks.rules';

/** As many lines of a kind as somebody would still read. */
const maxOfKind = 50;

/** The platform's own tasks, in every community. */
const platformTasks: readonly TaskProvider[] = [failedJobsTask, ticketTask, copyTask];

const may = ({ caller }: ReadContext, { permission }: TaskProvider) =>
  permission === null || caller.permissions.has(permission);

async function tasksOf(section: SectionDefinition, question: TaskQuestion): Promise<TaskList> {
  const providers = [...section.tasks, ...approvalTasks(section)].filter((provider) =>
    may(question, provider),
  );
  if (providers.length === 0 || !(await usesSection(question.tx, section.id))) return { tasks: [], total: 0 };
  return foundBy(providers, section.id, question);
}

async function foundBy(
  providers: readonly TaskProvider[],
  section: string,
  question: TaskQuestion,
): Promise<TaskList> {
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
        action: null,
        ...task,
        id: `${section}/${provider.kind}/${id}`,
        section,
        kind: provider.kind,
        urgency: urgencyOn(task.dueOn, question.today),
      });
    }
  }
  return { tasks, total };
}

/** What waits for the caller in all sections that the community uses, or about one record, in their language. */
export async function findTasks(
  context: ReadContext,
  { language, about = null }: Pick<TaskQuestion, 'language'> & Partial<Pick<TaskQuestion, 'about'>>,
): Promise<TaskList> {
  const question = { ...context, language, about, today: todayOf(context), most: maxOfKind };
  const { sections, approvals } = context.platform;
  const own = [...platformTasks, ...approvalTasks({ id: ofPlatform, approvals })].filter((provider) =>
    may(question, provider),
  );
  const lists: TaskList[] = [await foundBy(own, ofPlatform, question)];
  for (const section of sections) lists.push(await tasksOf(section, question));
  return {
    tasks: lists.flatMap(({ tasks }) => tasks).toSorted(byUrgency(language)),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  };
}
