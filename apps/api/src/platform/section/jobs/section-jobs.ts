import type { Job } from '../../core/services';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { chosenSections } from '../../registry/choice/chosen-sections.sql';
import { reminderJob } from '../../mail/reminders/remind';
import { inEachTenant } from '../../tenancy/each-tenant';
import type { Tenant } from '../../tenancy/tenant';
import type { SectionDefinition } from '../define-section';

/** Work by the clock in one community. `cron` has five fields, in UTC. */
export interface CommunityJob {
  name: string;
  cron: string;
  run(platform: Platform, tenant: Tenant): Promise<void>;
}

/** Whether the community of the transaction uses a section; one that the registry does not know yet counts as used. */
export async function usesSection(tx: Tx, sectionId: string): Promise<boolean> {
  const chosen = (await chosenSections(tx)).find(({ id }) => id === sectionId);
  return chosen?.enabled ?? true;
}

const perCommunity = (sectionId: string, { name, cron, run }: CommunityJob): Job => ({
  name,
  cron,
  run: (_payload, platform) =>
    inEachTenant(platform, async (tenant) => {
      const used = await platform.inTenant(tenant.id, (tx) => usesSection(tx, sectionId), { readOnly: true });
      if (used) await run(platform, tenant);
    }),
});

/** Every background job of a section. What is for communities runs only where the section is in use. */
export function jobsOf({ id, jobs, communityJobs, reminders }: SectionDefinition): Job[] {
  const ofCommunities = [...communityJobs, ...reminders.map(reminderJob)];
  return [...jobs, ...ofCommunities.map((job) => perCommunity(id, job))];
}
