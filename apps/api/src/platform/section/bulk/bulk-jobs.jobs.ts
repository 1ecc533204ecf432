import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../../core/services';
import { inEachTenant } from '../../tenancy/each-tenant';
import { bulkJobMessages } from './bulk-job-notification';
import { resumeBulkJobs } from './bulk-jobs.service';
import { runSlice } from './run-slice';
import { bulkJobQueue } from './start-bulk-job';

const payload = z.object({ tenantId: z.string(), jobId: z.string() });

/** Of one run; then the action goes on as a new one, because the queue gives up on what takes long. */
const longestMs = 4 * 60_000;

/** Does a bulk action, slice by slice. */
const runBulkJob: Job = {
  name: bulkJobQueue,
  title: labelOf(bulkJobMessages, 'job'),
  async run(given, platform) {
    const action = payload.parse(given);
    const began = performance.now();
    while (await runSlice(platform, action)) {
      if (performance.now() - began < longestMs) continue;
      await platform.inTenant(action.tenantId, (tx) =>
        platform.jobs.enqueue(tx, bulkJobQueue, action, { key: action.jobId }),
      );
      return;
    }
  },
};

/** What a killed process left goes on within two minutes. */
const resumeBulkJobsJob: Job = {
  name: 'bulk-jobs.resume',
  cron: '* * * * *',
  run: (_payload, platform) =>
    inEachTenant(platform, ({ id: tenantId }) =>
      platform.inTenant(tenantId, async (tx) => {
        for (const jobId of await resumeBulkJobs(platform, tx))
          await platform.jobs.enqueue(tx, bulkJobQueue, { tenantId, jobId }, { key: jobId });
      }),
    ),
};

export const bulkJobRunners: readonly Job[] = [runBulkJob, resumeBulkJobsJob];
