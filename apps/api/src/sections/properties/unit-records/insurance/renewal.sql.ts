import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { expiringDays } from '../../property/property.rules';
import { propertyName } from '../../property/property.sql';

/** A policy that has begun, that ends, and that no other of its kind goes on from without a gap. */
export interface PolicyToRenew {
  id: string;
  on: string;
  /** Days before its end on which somebody is told. */
  stages: readonly number[];
  propertyId: string;
  unit: string;
  ownerNames: string;
  carrier: string;
  policyNumber: string;
  /** How many there are in all. */
  total: number;
}

interface Asked {
  today: string;
  condition: RawBuilder<SqlBool>;
  most?: number;
}

/**
 * The policies of properties in use that are to be renewed, the first to end on top: from their earliest reminder on, or
 * from the day on which they count as expiring, and until another is recorded.
 */
export async function policiesToRenew(tx: Tx, { today, condition, most }: Asked): Promise<PolicyToRenew[]> {
  const { rows } = await sql<PolicyToRenew>`
    select policy.id, policy.expires_on as "on", policy.reminder_days as stages,
      policy.property_id as "propertyId", ${propertyName} as unit,
      property.owner_names as "ownerNames", policy.carrier, policy.policy_number as "policyNumber",
      count(*) over ()::int as total
    from insurance_policy policy
    join property on property.tenant_id = policy.tenant_id and property.id = policy.property_id
    where property.archived_at is null and ${condition}
      and (policy.starts_on is null or policy.starts_on <= ${today}::date)
      and policy.expires_on
        - greatest(${expiringDays}::int, (select max(days) from unnest(policy.reminder_days) days)) <= ${today}::date
      and not exists (select 1 from insurance_policy later where later.tenant_id = policy.tenant_id
        and later.property_id = policy.property_id and later.kind = policy.kind
        and later.expires_on > policy.expires_on
        and (later.starts_on is null or later.starts_on <= greatest(policy.expires_on + 1, ${today}::date)))
    order by policy.expires_on, unit, policy.id
    limit ${most ?? null}::int`.execute(tx);
  return rows;
}
