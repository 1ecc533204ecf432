import { bulkJobRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { cancelBulkJob, readBulkJob } from './bulk-jobs.service';

/** Bulk actions that run by themselves. */
export const bulkJobsModule: Module = () => [
  implement(bulkJobRoutes.getBulkJob, async (call) => ({ data: await readBulkJob(call, call.params.jobId) })),
  implement(bulkJobRoutes.cancelBulkJob, async (call) => ({
    data: await cancelBulkJob(call, call.params.jobId),
  })),
];
