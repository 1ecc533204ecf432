import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { inEachTenant } from '../../tenancy/each-tenant';
import type { Tenant } from '../../tenancy/tenant';
import { deliverJobName } from '../notify';
import { mailAtOnce, mailDigests } from './mails';
import { pushWaiting } from './pushes';

const payload = z.object({ tenantId: z.string().optional() });

async function deliver(platform: Platform, tenant: Tenant): Promise<void> {
  await mailAtOnce(platform, tenant);
  await pushWaiting(platform, tenant);
}

export const deliveryJobs: readonly Job[] = [
  {
    // For one community when something was told there; by the clock for all, for what a busy service or a process that
    // was killed left behind.
    name: deliverJobName,
    cron: '* * * * *',
    async run(given, platform) {
      const { tenantId } = payload.parse(given);
      if (tenantId === undefined) return inEachTenant(platform, (tenant) => deliver(platform, tenant));
      const tenant = (await platform.tenants.all()).find(({ id }) => id === tenantId);
      if (tenant) await deliver(platform, tenant);
    },
  },
  {
    name: 'notifications.digests',
    // Often enough for the morning of every time zone.
    cron: '*/15 * * * *',
    run: (_given, platform) => inEachTenant(platform, (tenant) => mailDigests(platform, tenant)),
  },
];
