import { wallClock } from '@courtyard/contract/days';
import type { Platform } from '../../../platform/core/platform';
import type { Tx } from '../../../platform/database/database';
import { type ClockContext, contextOfClock } from '../../../platform/section/jobs/clock-context';
import type { CommunityJob } from '../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../platform/tenancy/tenant';

/** The community in whose books the clock works, and the context of each of its transactions there. */
export interface ClockWork {
  platform: Platform;
  tenant: Tenant;
  contextIn(tx: Tx): ClockContext;
}

export const clockWork = (platform: Platform, tenant: Tenant): ClockWork => ({
  platform,
  tenant,
  contextIn: (tx) => contextOfClock({ tx, platform, tenant, section: 'accounting' }),
});

/** The books are posted to from six in the morning on, on the community's clock: what came the day before is recorded by then. */
const earliestMinutes = 6 * 60;

interface MorningJob extends Pick<CommunityJob, 'name' | 'cron'> {
  /** `today` is the community's day. */
  run(work: ClockWork, today: string): Promise<void>;
}

/** What the clock does in a community from its morning on. A copy waits until somebody says that it is the community in use. */
export const morningJob = ({ name, cron, run }: MorningJob): CommunityJob => ({
  name,
  cron,
  async run(platform, tenant) {
    const { day: today, minutes } = wallClock(platform.clock(), tenant.timeZone);
    if (minutes < earliestMinutes) return;
    if ((await placeOf(platform, tenant.id)).isWaitingCopy) return;
    await run(clockWork(platform, tenant), today);
  },
});
