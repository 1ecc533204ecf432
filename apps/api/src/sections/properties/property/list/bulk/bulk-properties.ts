import type { PropertyStatus } from '@courtyard/contract/properties/property/property';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { asOf, type CallContext, todayOf } from '../../../../../platform/section/call-context';
import type { BulkChange, ListRow } from '../../../../../platform/section/bulk/bulk-change';
import { seesAll } from '../../property.access';
import { ownPropertyIds, propertyName } from '../../property.sql';
import { propertyConditions, type PropertyFilters } from '../properties.sql';
import en from '../../../properties.en.json';
import es from '../../../properties.es.json';

const labels = labelsFrom(en, es);

export interface PropertyRow extends ListRow {
  status: PropertyStatus;
  archived: boolean;
}

/** What of the properties the caller may change. */
export const inReach = (context: CallContext) =>
  seesAll(context)
    ? sql<boolean>`true`
    : sql<boolean>`property.id in (${ownPropertyIds(context.caller.memberId, todayOf(context))})`;

/** The list, for who is told that a bulk action on it has ended. */
export const propertiesPage = '/properties-common-areas/properties';

/** What bulk actions on properties have in common. */
export const bulkProperties: Omit<BulkChange<PropertyFilters, PropertyRow, never>, 'change' | 'isDone'> = {
  list: 'property',
  records: labels.many,
  idColumn: 'property.id',
  matching: (context, filters) => propertyConditions(filters, asOf(context)),
  read: (context, where, limit) =>
    context.tx
      .selectFrom('property')
      .select(['id', 'version', 'status'])
      .select([propertyName.as('name'), sql<boolean>`archived_at is not null`.as('archived')])
      .where(where)
      .where(inReach(context))
      .orderBy('id')
      .limit(limit)
      .execute(),
};
