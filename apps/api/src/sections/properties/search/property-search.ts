import { type RawBuilder, sql } from 'kysely';
import type { Found, SearchProvider } from '../../../platform/section/search/search-provider';
import { foundRecords } from '../../../platform/section/search/search-provider';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { seesAll } from '../property/property.access';
import { ownPropertyIds, propertyName } from '../property/property.sql';

/** The properties that the caller may open: null for all of them. */
export const openProperties = (context: ReadContext): RawBuilder<unknown> | null =>
  seesAll(context) ? null : sql`array(${ownPropertyIds(context.caller.memberId, todayOf(context))})`;

/** Address of a property's page, `tab` of what belongs to it. */
export const propertyUrl = (id: string, tab?: string): string =>
  `/properties-common-areas/properties/detail?id=${id}${tab ? `&tab=${tab}` : ''}`;

export const propertySearch: SearchProvider = {
  kind: 'property',
  permission: 'Property Details View',
  async find(context, asked) {
    const { rows } = await sql<Omit<Found, 'url' | 'happensAt'>>`
      select property.id, ${propertyName} as title, found.rank,
        coalesce(nullif(property.owner_names, ''), property.address_line1) as subtitle,
        property.archived_at is not null as "isArchived", property.updated_at as "touchedAt"
      from ${foundRecords('property', asked, openProperties(context))} found
      join property on property.id = found.record_id`.execute(context.tx);
    return rows.map((row) => ({ ...row, url: propertyUrl(row.id), happensAt: null }));
  },
};
