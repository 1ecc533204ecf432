import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { newId } from '../../../platform/core/ids';

/** Numbers of the made-up units go on where the last ones ended, so that more can be added. */
async function highestNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(substring(unit_number from '^M-(\\d+)$')::int), 0) as highest
    from property where lot = 'made up'`.execute(tx);
  return rows[0]?.highest ?? 0;
}

/**
 * Adds `count` made-up properties to a community, each with an owner and most with a resident and a policy, for
 * measurements: all by a few statements of the database. A hundred thousand are best added ten thousand to a
 * transaction, and the tables analyzed after that, as the planner knows nothing of them yet.
 */
export async function seedManyProperties(tx: Tx, tenantId: string, count: number): Promise<void> {
  const first = await highestNumber(tx);
  const ids = Array.from({ length: count }, newId);
  // Everything about a unit follows from its number, so that two runs make the same rows.
  await sql`
    insert into property (tenant_id, id, unit_number, building, lot, type, status, address_line1, city, region,
      postal_code, area_sq_ft, bedrooms, bathroom_halves, floor, ownership_share_millionths, billing_ratio_millionths,
      owner_names, resident_names, occupancy, insured_until)
    select ${tenantId}::uuid, made.id, 'M-' || n, 'Block ' || (1 + n % 400), 'made up',
      (array['condo', 'townhouse', 'apartment', 'house'])[1 + n % 4],
      case when n % 37 = 0 then 'renovation' else 'active' end,
      n || ' Meridian Avenue', 'Port Ellery', 'ME', '04106', 500 + (n * 7919) % 2400, 1 + n % 4, 2 + n % 5, 1 + n % 30,
      10, 10, 'Owner ' || n, case when n % 11 = 0 then '' else 'Owner ' || n end,
      case when n % 11 = 0 then 'vacant' else 'owner' end,
      case when n % 9 = 0 then null else current_date - 60 + (n * 7919) % 400 end
    from unnest(${ids}::uuid[]) with ordinality as made (id, place)
    cross join lateral (select ${first}::int + place::int as n) as number`.execute(tx);
  const made = sql`property where id = any(${ids}::uuid[])`;
  // The owner of a unit has its id here, and so have the periods.
  await sql`
    insert into person (tenant_id, id, name, email)
    select tenant_id, id, owner_names, lower(unit_number) || '@many.example' from ${made}`.execute(tx);
  await sql`
    insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
    select tenant_id, id, id, id, 1000000, date '2019-04-01' from ${made}`.execute(tx);
  await sql`
    insert into residency (tenant_id, id, property_id, person_id, kind, starts_on)
    select tenant_id, id, id, id, 'resident', date '2019-04-01' from ${made} and occupancy = 'owner'`.execute(
    tx,
  );
  await sql`
    insert into insurance_policy (tenant_id, id, property_id, carrier, policy_number, expires_on)
    select tenant_id, id, id, 'Meridian Mutual', 'MM-' || unit_number, insured_until
    from ${made} and insured_until is not null`.execute(tx);
}
