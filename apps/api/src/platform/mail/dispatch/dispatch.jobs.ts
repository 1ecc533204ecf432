import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../../core/services';
import { inEachTenant } from '../../tenancy/each-tenant';
import { dispatchMessages } from './dispatch-notifications';
import { dispatchJob } from './dispatch.service';
import { forgetRecipients } from './sending/delivery-log.sql';
import { lookedAfter } from './sending/recipients.sql';
import { sendDispatch } from './sending/send-dispatch';

const payload = z.object({ tenantId: z.string(), dispatchId: z.string() });

export const dispatchJobs: readonly Job[] = [
  {
    name: 'dispatch.forget',
    cron: '47 3 * * *',
    run: (_given, platform) =>
      inEachTenant(platform, ({ id }) =>
        platform.inTenant(id, (tx) => forgetRecipients(tx, platform.clock())),
      ),
  },
  {
    name: dispatchJob,
    title: labelOf(dispatchMessages, 'job'),
    async run(given, platform) {
      const { tenantId, dispatchId } = payload.parse(given);
      const next = await sendDispatch(platform, tenantId, dispatchId);
      if (!next) return;
      await platform.inTenant(tenantId, (tx) =>
        platform.jobs.enqueue(
          tx,
          dispatchJob,
          { tenantId, dispatchId },
          { startAfter: next, key: dispatchId },
        ),
      );
    },
  },
  {
    // What a process had taken up when it ended waits for nobody's time limit: the leases of its rows decide.
    name: 'dispatch.watch',
    cron: '* * * * *',
    run: (_given, platform) =>
      inEachTenant(platform, ({ id: tenantId }) =>
        platform.inTenant(tenantId, async (tx) => {
          for (const id of await lookedAfter(tx, platform.clock()))
            await platform.jobs.enqueue(
              tx,
              dispatchJob,
              { tenantId, dispatchId: id },
              { key: `${id} watch` },
            );
        }),
      ),
  },
];
