import { z } from 'zod';
import type { Job } from '../core/services';
import { inEachTenant } from '../tenancy/each-tenant';
import { deliverJob } from './mail.service';

const payload = z.object({ tenantId: z.string(), mailId: z.string() });
const keptDays = 30;

export const mailJobs: readonly Job[] = [
  {
    name: deliverJob,
    async run(given, platform) {
      const { tenantId, mailId } = payload.parse(given);
      await platform.mail.deliver(tenantId, mailId);
    },
  },
  {
    name: 'mail.forget',
    cron: '41 3 * * *',
    async run(_given, platform) {
      const before = new Date(platform.clock().getTime() - keptDays * 86_400_000).toISOString();
      await inEachTenant(platform, async ({ id }) => {
        await platform.inTenant(id, (tx) => tx.deleteFrom('mail').where('queuedAt', '<', before).execute());
      });
    },
  },
];
