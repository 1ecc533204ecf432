import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { inEachTenant, inTenants } from '../../tenancy/each-tenant';
import { deliverJobName } from '../notify';
import { mailAtOnce, mailDigests } from './mails';
import { pushWaiting } from './pushes';

const payload = z.object({ tenantId: z.string().optional() });

/**
 * Letters first, in every community: they are only written down here, and wait for no push service. Where they fail, the
 * pushes go out all the same, there too.
 */
async function deliver(platform: Platform, tenantId?: string): Promise<void> {
  const { tenants } = platform;
  const told = tenantId === undefined ? await tenants.all() : [await tenants.byId(tenantId)];
  const communities = told.filter((tenant) => tenant !== null);
  try {
    await inTenants(platform, communities, (tenant) => mailAtOnce(platform, tenant));
  } finally {
    await inTenants(platform, communities, (tenant) => pushWaiting(platform, tenant));
  }
}

export const deliveryJobs: readonly Job[] = [
  {
    // For one community when something was told there; by the clock for all, for what a busy service or a process that
    // was killed left behind.
    name: deliverJobName,
    title: {
      en: 'Send notifications to devices and mailboxes',
      es: 'Enviar notificaciones a dispositivos y buzones',
    },
    cron: '* * * * *',
    run: (given, platform) => deliver(platform, payload.parse(given).tenantId),
  },
  {
    name: 'notifications.digests',
    // Often enough for the morning of every time zone.
    cron: '*/15 * * * *',
    run: (_given, platform) => inEachTenant(platform, (tenant) => mailDigests(platform, tenant)),
  },
];
