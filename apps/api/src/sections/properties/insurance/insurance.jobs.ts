import type { Job } from '../../../platform/services';
import { remindCommunity } from './reminders.service';

/** Every hour, so that each community is reached in its own morning; what was sent is not sent again. */
export const insuranceReminderJob: Job = {
  name: 'properties.insurance-reminders',
  cron: '20 * * * *',
  async run(_payload, platform) {
    const tenants = await platform.db.selectFrom('tenant').select('id').orderBy('id').execute();
    for (const { id } of tenants) {
      const tenant = await platform.tenants.byId(id);
      if (tenant) await remindCommunity(platform, tenant);
    }
  },
};
