import { sql } from 'kysely';
import type { CallContext } from '../../../../platform/section/call-context';
import { factorDemanded } from './factor-notification';

interface Due {
  role: string;
  /** The last day without; null where there is none. */
  lastDay: string | null;
  memberIds: string[];
}

/** Tells those of these members of whom a second factor is demanded, and who have none, until when they need it. */
export async function notifyOfDemand(
  { tx, platform, tenant }: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const { rows } = await sql<Due>`
    with first as (
      select distinct on (demand.member_id) demand.member_id, role.name as role,
        case when demand.enforced_from > ${platform.clock()} then demand.due_on end as last_day
      from factor_demand demand join role on role.tenant_id = demand.tenant_id and role.id = demand.role_id
      where demand.member_id = any(${[...memberIds]}::uuid[]) and not courtyard.has_factor(demand.member_id)
      order by demand.member_id, demand.enforced_from, role.name
    )
    select role, last_day, array_agg(member_id) as member_ids from first group by role, last_day`.execute(tx);
  for (const { role, lastDay, memberIds: concerned } of rows)
    await platform.notify(tx, factorDemanded, {
      tenant,
      parameters: { role, lastDay },
      to: { memberIds: concerned },
      link: '/myprofile/second-factor',
    });
}
