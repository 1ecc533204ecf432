import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { openProperties, propertyUrl } from './property-search';
import { propertyName } from '../property/property.sql';

const permission = 'Property Details View';

/** Periods of people in the properties that the caller may open. Who has left is found by those alone who see them all. */
const periods = (context: ReadContext) => {
  const open = openProperties(context);
  const today = todayOf(context);
  return sql`(
    select person_id, property_id, starts_on, ends_on, 'owners' as tab from ownership
    union all select person_id, property_id, starts_on, ends_on, 'residents' from residency
  ) held where ${open ? sql`held.property_id = any(${open}) and (held.ends_on is null or held.ends_on >= ${today})` : sql`true`}`;
};

type Row = Omit<Found, 'url' | 'happensAt' | 'isArchived'> & { propertyId: string };

/** Owners and residents: they are shown with the property that is theirs now, or was last; a member who is found as such, as the member. */
export const personSearch: SearchProvider = {
  kind: 'person',
  permission,
  async find(context, asked) {
    const people = openProperties(context) && sql`array(select held.person_id from ${periods(context)})`;
    const { rows } = await sql<Row & { tab: string; memberId: string | null }>`
      select person.id, person.member_id as "memberId", person.name as title, found.rank, ${propertyName} as subtitle, person.created_at as "touchedAt",
        home.property_id as "propertyId", home.tab
      from ${foundRecords('person', asked, people)} found
      join person on person.id = found.record_id
      cross join lateral (
        select held.property_id, held.tab from ${periods(context)} and held.person_id = person.id
        order by held.ends_on is not null, held.starts_on desc, held.tab limit 1
      ) home
      join property on property.id = home.property_id`.execute(context.tx);
    return rows.map(({ propertyId, tab, memberId, ...row }) => ({
      ...row,
      sameAs: memberId === null ? null : { kind: 'member', id: memberId },
      url: propertyUrl(propertyId, tab),
      happensAt: null,
      isArchived: false,
    }));
  },
};

/** What belongs to a property, found by whoever may open the property. */
function belongingSearch(part: {
  kind: string;
  table: 'vehicle' | 'pet' | 'insurancePolicy';
  tab: string;
  /** What it is called, and what tells it from others, in terms of its columns. */
  title: string;
  subtitle: string;
}): SearchProvider {
  const table = sql.table(part.table);
  return {
    kind: part.kind,
    permission,
    async find(context, asked) {
      const open = openProperties(context);
      const within = open && sql`array(select id from ${table} where property_id = any(${open}))`;
      const { rows } = await sql<Row>`
        select part.id, ${sql.raw(part.title)} as title, found.rank,
          concat_ws(' · ', ${sql.raw(part.subtitle)}, ${propertyName}) as subtitle,
          part.created_at as "touchedAt", part.property_id as "propertyId"
        from ${foundRecords(part.kind, asked, within)} found
        join ${table} part on part.id = found.record_id
        join property on property.id = part.property_id`.execute(context.tx);
      return rows.map(({ propertyId, ...row }) => ({
        ...row,
        url: propertyUrl(propertyId, part.tab),
        happensAt: null,
        isArchived: false,
      }));
    },
  };
}

export const vehicleSearch = belongingSearch({
  kind: 'vehicle',
  table: 'vehicle',
  tab: 'vehicles',
  title: 'part.plate',
  subtitle: "concat_ws(' ', part.make, part.model)",
});

export const petSearch = belongingSearch({
  kind: 'pet',
  table: 'pet',
  tab: 'pets',
  title: 'part.name',
  subtitle: 'part.breed',
});

export const policySearch = belongingSearch({
  kind: 'insurance-policy',
  table: 'insurancePolicy',
  tab: 'insurance',
  title: 'part.policy_number',
  subtitle: 'part.carrier',
});
