import { failedJobsTask } from '../../jobs/failed/failed-jobs-task';
import { ticketTask } from '../../tenancy/community/support/ticket-task';
import type { TaskProvider } from './task-provider';

/** The platform's own tasks, in every community. */
export const platformTasks: readonly TaskProvider[] = [failedJobsTask, ticketTask];
