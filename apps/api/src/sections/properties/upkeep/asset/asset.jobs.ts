import type { Job } from '../../../../platform/core/services';
import { inEachTenant } from '../../../../platform/tenancy/each-tenant';
import { remindOfAssets } from './asset-reminders.service';

/** Every hour, so that each community is reached in its own morning; what was sent is not sent again. */
export const assetReminderJob: Job = {
  name: 'properties.asset-reminders',
  cron: '35 * * * *',
  run: (_payload, platform) =>
    inEachTenant(platform, async (tenant) => {
      await remindOfAssets(platform, tenant);
    }),
};
