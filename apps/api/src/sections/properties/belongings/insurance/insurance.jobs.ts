import type { Job } from '../../../../platform/core/services';
import { inEachTenant } from '../../../../platform/tenancy/each-tenant';
import { remindCommunity } from './insurance-reminders.service';

/** Every hour, so that each community is reached in its own morning; what was sent is not sent again. */
export const insuranceReminderJob: Job = {
  name: 'properties.insurance-reminders',
  cron: '20 * * * *',
  run: (_payload, platform) =>
    inEachTenant(platform, async (tenant) => {
      await remindCommunity(platform, tenant);
    }),
};
