import type { RouteContract } from '@courtyard/contract';
import type { AuditEntry } from '../audit/audit';
import type { AsOf } from '../database/lists/list-filters';
import type { Call } from '../http/implement';
import { dayAt } from '@courtyard/contract/days';

/** What a use case needs of a signed-in call. */
export type CallContext = Pick<
  Call<RouteContract & { access: 'signed-in' }>,
  'tx' | 'caller' | 'tenant' | 'section' | 'platform' | 'audit'
>;

/** What reading needs of a signed-in call. */
export type ReadContext = Omit<CallContext, 'audit'>;

/** What reading needs where nobody has to have called: a job reads too. */
export type ReadingContext = Omit<ReadContext, 'caller'>;

/** Today, where the community is. */
export function todayOf({ platform, tenant }: Pick<CallContext, 'platform' | 'tenant'>): string {
  return dayAt(platform.clock(), tenant.timeZone);
}

/** The day and the clock of the community, for filters of lists. */
export const asOf = (context: Pick<CallContext, 'platform' | 'tenant'>): AsOf => ({
  today: todayOf(context),
  timeZone: context.tenant.timeZone,
  firstWeekday: context.tenant.firstWeekday,
});

/** Writes the history of a change, or of many, and tells the open browsers of the community that the section's data changed. */
export async function recordChange(
  context: Omit<CallContext, 'caller'>,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  const { tx, tenant, section, platform } = context;
  await Promise.all([
    context.audit(entries),
    section !== null && platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section }),
  ]);
}
