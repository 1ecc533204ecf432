import type { Tx } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { chosenSections } from '../../platform/registry/choice/chosen-sections.sql';
import type { Tenant } from '../../platform/tenancy/tenant';
import { communityDay, hourOf } from './calendar/zone.rules';

/** Mail goes out from this hour on, on the community's clock. */
const earliestHour = 8;

/** What a reminder is written with. */
export interface Morning {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  now: Date;
  today: string;
}

/** Sends a community's reminders in one transaction: not before its morning, and not where the section is switched off. Gives how many came up. */
export async function inTheMorning(
  platform: Platform,
  tenant: Tenant,
  send: (morning: Morning) => Promise<number>,
): Promise<number> {
  const now = platform.clock();
  if (hourOf(now, tenant.timeZone) < earliestHour) return 0;
  const today = communityDay(now, tenant.timeZone);
  return platform.inTenant(tenant.id, async (tx) => {
    const section = (await chosenSections(tx)).find(({ id }) => id === 'properties');
    return section && !section.enabled ? 0 : send({ tx, platform, tenant, now, today });
  });
}
