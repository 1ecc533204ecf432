import type { Tx } from '../database/database';
import type { Platform } from '../core/platform';
import { chosenSections } from '../registry/choice/chosen-sections.sql';
import type { Tenant } from '../tenancy/tenant';
import { wallClock } from '@courtyard/contract/days';

/** Mail goes out from eight in the morning on, on the community's clock. */
const earliestMinutes = 8 * 60;

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
  const { day: today, minutes } = wallClock(now, tenant.timeZone);
  if (minutes < earliestMinutes) return 0;
  return platform.inTenant(tenant.id, async (tx) => {
    const chosen = (await chosenSections(tx)).find(({ id }) => id === section);
    return chosen && !chosen.enabled ? 0 : send({ tx, platform, tenant, now, today });
  });
}
