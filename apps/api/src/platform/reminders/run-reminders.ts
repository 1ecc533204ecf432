import type { Tx } from '../database/database';
import type { Platform } from '../core/platform';
import { chosenSections } from '../registry/choice/chosen-sections.sql';
import type { Tenant } from '../tenancy/tenant';
import { communityDay, hourOf } from '../core/zone.rules';

/** Mail goes out from this hour on, on the community's clock. */
const earliestHour = 8;

/** What a reminder is written with. */
export interface ReminderRun {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  now: Date;
  today: string;
}

/** Sends a community's reminders in one transaction: not before its morning, and not where the section is switched off. Gives how many came up. */
export async function runReminders(
  platform: Platform,
  { tenant, section }: { tenant: Tenant; section: string },
  send: (run: ReminderRun) => Promise<number>,
): Promise<number> {
  const now = platform.clock();
  if (hourOf(now, tenant.timeZone) < earliestHour) return 0;
  const today = communityDay(now, tenant.timeZone);
  return platform.inTenant(tenant.id, async (tx) => {
    const chosen = (await chosenSections(tx)).find(({ id }) => id === section);
    return chosen && !chosen.enabled ? 0 : send({ tx, platform, tenant, now, today });
  });
}
