import type { Tx } from '../../database/database';
import { contextOfMember } from '../bulk/bulk-job-context';
import type { DemoCommunity, DemoPerson } from './demo-community';

/** Gives what a section's actions need to be done in the name of a person of a demo community. */
export const actingIn = (tx: Tx, community: DemoCommunity, section: string) => async (person: DemoPerson) => {
  const { memberId } = community.people[person];
  const context = await contextOfMember({
    tx,
    // Nobody is told of what the demo begins with.
    platform: { ...community.platform, notify: async () => 0 },
    tenant: community,
    section,
    memberId,
  });
  if (!context) throw new Error(`the demo has no ${person}`);
  return { ...context, afterCommit: () => undefined, language: 'en' as const, requestId: 'demo' };
};

export type DemoActing = ReturnType<typeof actingIn>;
