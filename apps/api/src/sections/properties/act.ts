import type { RouteContract } from '@courtyard/contract';
import type { AuditEntry } from '../../platform/audit/audit';
import type { Call } from '../../platform/http/implement';
import { communityDay } from './calendar/zone.rules';

/** What a use case needs of a signed-in call. */
export type Act = Pick<
  Call<RouteContract & { access: 'signed-in' }>,
  'tx' | 'caller' | 'tenant' | 'platform' | 'audit'
>;

/** Today, where the community is. */
export function todayOf({ platform, tenant }: Pick<Act, 'platform' | 'tenant'>): string {
  return communityDay(platform.clock(), tenant.timeZone);
}

/** Writes the history of a change, or of many, and tells the open browsers of the community that the section's data changed. */
export async function record(act: Act, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  await act.audit(entries);
  await act.platform.events.publish(act.tx, {
    tenantId: act.tenant.id,
    topic: 'section-data',
    section: 'properties',
  });
}
