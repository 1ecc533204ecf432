import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import type { assetRoutes, ServiceState, WarrantyState } from '@courtyard/contract/properties/asset/asset';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../../platform/section/lists/define-list';
import { addDays } from '@courtyard/contract/days';
import { serviceNoticeDays, warrantyNoticeDays } from '../asset.rules';
import { assetOf, assetQuery } from '../asset.sql';

type Query = z.output<(typeof assetRoutes.listAssets)['query']>;
export type AssetFilters = Omit<Query, 'cursor' | 'limit' | 'sort'>;

const searched = [
  'asset.name',
  'asset.tag',
  'asset.location',
  'asset.manufacturer',
  'asset.model',
  'asset.serialNumber',
  'asset.supplier',
  'asset.serviceProvider',
  'area.name',
] as const;

/** The same as `warrantyStateOn`, in SQL. */
function warrantyCondition(state: string, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, warrantyNoticeDays);
  switch (state) {
    case 'none':
      return sql`asset.warranty_expires_on is null`;
    case 'expired':
      return sql`asset.warranty_expires_on < ${today}`;
    case 'expiring':
      return sql`asset.warranty_expires_on between ${today} and ${soon}`;
    default:
      return sql`asset.warranty_expires_on > ${soon}`;
  }
}

/** The same as `serviceStateOn`, in SQL. */
function serviceCondition(state: string, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, serviceNoticeDays);
  const inUse = sql<SqlBool>`asset.status <> 'retired'`;
  switch (state) {
    case 'none':
      return sql`(asset.next_service_on is null or asset.status = 'retired')`;
    case 'overdue':
      return sql`${inUse} and asset.next_service_on < ${today}`;
    case 'due':
      return sql`${inUse} and asset.next_service_on between ${today} and ${soon}`;
    default:
      return sql`${inUse} and asset.next_service_on > ${soon}`;
  }
}

const warrantyState = ({
  today,
}: AsOf) => sql<WarrantyState>`case when asset.warranty_expires_on is null then 'none'
  when asset.warranty_expires_on < ${today}::date then 'expired'
  when asset.warranty_expires_on <= ${addDays(today, warrantyNoticeDays)}::date then 'expiring' else 'valid' end`;

const serviceState = ({ today }: AsOf) => sql<ServiceState>`case
  when asset.next_service_on is null or asset.status = 'retired' then 'none'
  when asset.next_service_on < ${today}::date then 'overdue'
  when asset.next_service_on <= ${addDays(today, serviceNoticeDays)}::date then 'due' else 'scheduled' end`;

const filters = listFilters(assetColumns, {
  service: { state: serviceState, is: (state, { today }) => serviceCondition(state, today) },
  warranty: { state: warrantyState, is: (state, { today }) => warrantyCondition(state, today) },
  category: 'asset.category',
  areaId: { id: 'asset.areaId', table: 'common_area', name: 'name' },
  status: 'asset.status',
  nextServiceOn: 'asset.nextServiceOn',
  warrantyExpiresOn: 'asset.warrantyExpiresOn',
  installedOn: 'asset.installedOn',
  costMinor: 'asset.costMinor',
  manufacturer: 'asset.manufacturer',
  serviceProvider: 'asset.serviceProvider',
  location: 'asset.location',
});

/** Retired ones only where their status is asked for; `except` is a filter that does not count. */
export function conditionsOf(query: AssetFilters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [...everyWord(query.search, searched), ...filters.conditions(query, at, except)];
  if (!query.status?.length && except !== 'status') conditions.push(sql`asset.status <> 'retired'`);
  if (query.reserveComponentId)
    conditions.push(sql`asset.reserve_component_id = ${query.reserveComponentId}`);
  return allOf(conditions);
}

export const assetList = defineList({
  rows: ({ tx }) => assetQuery(tx),
  answer: (row, { today }) => assetOf(row, today),
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'asset.nameSort' },
    category: { column: 'asset.category' },
    installedOn: { column: 'asset.installedOn', nullable: true },
    warrantyExpiresOn: { column: 'asset.warrantyExpiresOn', nullable: true },
    nextServiceOn: { column: 'asset.nextServiceOn', nullable: true },
  },
  last: { column: 'asset.id' },
  sums: { costMinor: 'asset.costMinor' },
});
