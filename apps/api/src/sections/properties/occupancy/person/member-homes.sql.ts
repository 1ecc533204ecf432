import type { PeriodState } from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { propertyName } from '../../property/property.sql';
import { periodStateOn } from '../period.rules';

/** A property that is a member's, and by what: the first that holds of owning, renting, living there. */
export interface MemberHome {
  propertyId: string;
  name: string;
  relation: 'owner' | 'tenant' | 'resident';
}

export interface HomePeriod extends MemberHome {
  startsOn: string;
  endsOn: string | null;
  state: PeriodState;
}

const relations = sql`array['owner', 'tenant', 'resident']`;

/** Owning and living somewhere alike: `rank` is the place among `relations`. */
const periods = sql`(
  select property_id, person_id, starts_on, ends_on, 1 as rank from ownership
  union all
  select property_id, person_id, starts_on, ends_on, case kind when 'tenant' then 2 else 3 end from residency
)`;

/** The last days of what members rent, as a filter by days reads them. */
export const leaseEndsOfMembers = sql`
  select person.member_id as record_id, residency.ends_on as day from residency
  join person on person.id = residency.person_id
  where residency.kind = 'tenant' and residency.ends_on is not null and person.member_id is not null`;

/** The homes of a day of the member whose id stands in a column of the query around it, by unit. */
export const homesOfMember = (column: string, today: string) => sql<MemberHome[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('propertyId', home.property_id, 'name', ${propertyName},
    'relation', (${relations})[home.rank]) order by property.building_sort, property.unit_sort), '[]')
  from (
    select held.property_id, min(held.rank) as rank from person
    join ${periods} held on held.person_id = person.id
    where person.member_id = ${sql.ref(column)} and held.starts_on <= ${today}
      and (held.ends_on is null or held.ends_on >= ${today})
    group by held.property_id
  ) home
  join property on property.id = home.property_id)`;

/** All homes that a member ever had: running periods first, then the latest. */
export async function homePeriodsOf(tx: Tx, memberId: string, today: string): Promise<HomePeriod[]> {
  const { rows } = await sql<Omit<HomePeriod, 'state'>>`
    select held.property_id as "propertyId", ${propertyName} as name, (${relations})[held.rank] as relation,
      held.starts_on as "startsOn", held.ends_on as "endsOn"
    from person
    join ${periods} held on held.person_id = person.id
    join property on property.id = held.property_id
    where person.member_id = ${memberId}
    order by held.ends_on is not null, held.ends_on desc, held.starts_on desc, held.rank, property.unit_sort`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, state: periodStateOn(row, today) }));
}

/** Properties that are not archived by what people call them, in lower case: building and unit, or the unit alone. */
export async function homesNamed(tx: Tx, names: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select property.id, wanted.name from unnest(${[...names]}::text[]) as wanted (name)
    join property on wanted.name in (lower(${propertyName}), lower(property.unit_number))
    where property.archived_at is null order by property.id`.execute(tx);
  const found = new Map<string, string[]>();
  for (const { id, name } of rows) found.set(name, [...(found.get(name) ?? []), id]);
  return found;
}
