import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Platform } from '../../core/platform';
import type { Job } from '../../core/services';
import { inEachTenant, inTenants } from '../../tenancy/each-tenant';
import { dropDeliveries, placeOf } from '../../tenancy/community/location/place.sql';
import type { Tenant } from '../../tenancy/tenant';
import { deliverJobName } from '../notify';
import { deliveryMessages } from './emails.rules';
import { mailAtOnce, mailDigests } from './mails';
import { pushWaiting } from './pushes';

const payload = z.object({ tenantId: z.string().optional() });

/** Does what sends to a community; in a copy that nobody confirmed, what waits is dropped: it is in the list all the same. */
const sending =
  (platform: Platform, work: (platform: Platform, tenant: Tenant) => Promise<void>) =>
  async (tenant: Tenant): Promise<void> => {
    const { isWaitingCopy } = await placeOf(platform, tenant.id);
    return isWaitingCopy ? platform.inTenant(tenant.id, dropDeliveries) : work(platform, tenant);
  };

/**
 * Letters first, in every community: they are only written down here, and wait for no push service. Where they fail, the
 * pushes go out all the same, there too.
 */
async function deliver(platform: Platform, tenantId?: string): Promise<void> {
  const { tenants } = platform;
  const told = tenantId === undefined ? await tenants.all() : [await tenants.byId(tenantId)];
  const communities = told.filter((tenant) => tenant !== null);
  try {
    await inTenants(platform, communities, sending(platform, mailAtOnce));
  } finally {
    await inTenants(platform, communities, sending(platform, pushWaiting));
  }
}

export const deliveryJobs: readonly Job[] = [
  {
    // For one community when something was told there; by the clock for all, for what a busy service or a process that
    // was killed left behind.
    name: deliverJobName,
    title: labelOf(deliveryMessages, 'job'),
    cron: '* * * * *',
    run: (given, platform) => deliver(platform, payload.parse(given).tenantId),
  },
  {
    name: 'notifications.digests',
    // Often enough for the morning of every time zone.
    cron: '*/15 * * * *',
    run: (_given, platform) => inEachTenant(platform, sending(platform, mailDigests)),
  },
];
