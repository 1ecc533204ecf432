import { sql } from 'kysely';
import { todayOf } from '../../../platform/section/call-context';
import type { NamedRecord, NamedRecords } from '../../../platform/section/search/named-records';
import { seesAll } from '../property/property.access';
import { ownPropertyIds, propertyName } from '../property/property.sql';

const section = '/properties-common-areas';

const withUrl =
  (page: string) =>
  (record: Omit<NamedRecord, 'url'>): NamedRecord => ({
    ...record,
    url: `${section}/${page}?id=${record.id}`,
  });

/** What documents are linked to. Common areas are open to every member. */
export const propertiesNamed: readonly NamedRecords[] = [
  {
    kind: 'property',
    async find(context, ids) {
      const { tx, caller } = context;
      if (!caller.permissions.has('Property Details View')) return [];
      const rows = await tx
        .selectFrom('property')
        .select(['property.id', propertyName.as('name')])
        .where('property.id', 'in', ids)
        .$if(!seesAll(context), (query) =>
          query.where(sql<boolean>`property.id in (${ownPropertyIds(caller.memberId, todayOf(context))})`),
        )
        .execute();
      return rows.map(withUrl('properties/detail'));
    },
  },
  {
    kind: 'area',
    async find({ tx }, ids) {
      const rows = await tx.selectFrom('commonArea').select(['id', 'name']).where('id', 'in', ids).execute();
      return rows.map(withUrl('common-areas/details'));
    },
  },
  {
    kind: 'asset',
    async find({ tx, caller }, ids) {
      if (!caller.permissions.has('Assets List View')) return [];
      const rows = await tx.selectFrom('asset').select(['id', 'name']).where('id', 'in', ids).execute();
      return rows.map(withUrl('assets/details'));
    },
  },
];
