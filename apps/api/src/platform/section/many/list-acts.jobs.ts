import { wordOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../../core/services';
import { inEachTenant } from '../../tenancy/each-tenant';
import { listActMessages } from './list-act-notification';
import { resumeListActs } from './list-acts.service';
import { runSlice } from './run-slice';
import { listActJobName } from './start-list-act';

const payload = z.object({ tenantId: z.string(), actId: z.string() });

/** Of one run; then the act goes on as a new one, because the queue gives up on what takes long. */
const longestMs = 4 * 60_000;

/** Does an act on many rows, slice by slice. */
const runListAct: Job = {
  name: listActJobName,
  title: wordOf(listActMessages, 'job'),
  async run(given, platform) {
    const act = payload.parse(given);
    const began = performance.now();
    while (await runSlice(platform, act)) {
      if (performance.now() - began < longestMs) continue;
      await platform.inTenant(act.tenantId, (tx) =>
        platform.jobs.enqueue(tx, listActJobName, act, { key: act.actId }),
      );
      return;
    }
  },
};

/** What a killed process left goes on within two minutes. */
const resumeListActsJob: Job = {
  name: 'list-acts.resume',
  cron: '* * * * *',
  run: (_payload, platform) =>
    inEachTenant(platform, ({ id: tenantId }) =>
      platform.inTenant(tenantId, async (tx) => {
        for (const actId of await resumeListActs(platform, tx))
          await platform.jobs.enqueue(tx, listActJobName, { tenantId, actId }, { key: actId });
      }),
    ),
};

export const listActJobs: readonly Job[] = [runListAct, resumeListActsJob];
