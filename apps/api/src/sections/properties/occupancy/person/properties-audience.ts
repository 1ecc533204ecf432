import type { audienceCircles } from '@courtyard/contract/platform/notifications/audience/audience.values';
import { type RawBuilder, sql } from 'kysely';
import { type AudienceSource, isOneOf } from '../../../../platform/notifications/audience/audience-source';
import { propertyName } from '../../property/property.sql';

type Circle = (typeof audienceCircles)[number];

/** SQL: whose a period is, of those that run on a day. */
const running = (day: string) =>
  sql`starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date)`;

const columns = sql`null::uuid as member_id, person_id, property_id`;

/** SQL of those who own, or live in, any unit on a day. What is archived has nobody any more. */
function circle(who: Circle, day: string): RawBuilder<unknown> {
  const owning = sql`select ${columns} from ownership where ${running(day)}`;
  const living = sql`select ${columns} from residency where ${running(day)}`;
  const found = {
    owners: owning,
    residents: living,
    tenants: sql`${living} and kind = 'tenant'`,
    everybody: sql`${owning} union all ${living}`,
  };
  return sql`select held.member_id, held.person_id, held.property_id from (${found[who]}) held
    where held.property_id in (select id from property where archived_at is null)`;
}

/** SQL of the people of units: each circle once, of all units that it is asked of. */
const within = <P extends { who: Circle }>(
  parts: readonly P[],
  day: string,
  units: (own: readonly P[]) => RawBuilder<unknown>,
) =>
  sql.join(
    [...new Set(parts.map(({ who }) => who))].map(
      (who) => sql`select member_id, person_id, property_id from (${circle(who, day)}) held
        where property_id in (${units(parts.filter((part) => part.who === who))})`,
    ),
    sql` union all `,
  );

/** Owners and residents, by unit and building, with an account or without. */
export const propertiesAudience: AudienceSource = {
  people: sql`select id as person_id, member_id, name, email from person`,
  homes: sql`select property.id as property_id, ${propertyName} as label,
    concat_ws(' ', building_sort, unit_sort) as sort,
    nullif(concat_ws(E'\\n', address_line1, address_line2,
      nullif(concat_ws(' ', nullif(concat_ws(', ', city, region), ''), postal_code), '')), '') as address from property`,
  kinds: {
    owners: (_parts, day) => circle('owners', day),
    residents: (_parts, day) => circle('residents', day),
    tenants: (_parts, day) => circle('tenants', day),
    building: (parts, day) =>
      within(
        parts,
        day,
        (own) => sql`select id from property where building = any(${own.map(({ name }) => name)}::text[])`,
      ),
    unit: (parts, day) =>
      within(parts, day, (own) => sql`select id from property where ${isOneOf('id', own)}`),
    person: (parts) =>
      sql`select null::uuid as member_id, id as person_id, null::uuid as property_id from person where ${isOneOf('id', parts)}`,
  },
  belonging: ['owners', 'residents'],
  choices: {
    building: sql`select distinct null::uuid as id, building as name, null::text as note, true as is_open
      from property where building <> '' and archived_at is null`,
    unit: sql`select property.id, ${propertyName} as name, null::text as note, archived_at is null as is_open from property`,
  },
};
