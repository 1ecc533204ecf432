import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import type {
  AssetSummary,
  assetRoutes,
  ServiceState,
  WarrantyState,
} from '@courtyard/contract/properties/asset/asset';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { mapRows, keysetPage, wholeList } from '../../../../../platform/database/lists/keyset';
import { orderBy } from '../../../../../platform/database/lists/order.rules';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../../platform/database/lists/list-values';
import { allOf, everyWord } from '../../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { addDays } from '@courtyard/contract/days';
import { serviceNoticeDays, warrantyNoticeDays } from '../asset.rules';
import { assetOf, assetQuery } from '../asset.sql';

type Query = z.output<(typeof assetRoutes.listAssets)['query']>;
export type AssetFilters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type Filters = AssetFilters & Pick<Query, 'sort'>;
type ValuesQuery = z.output<(typeof assetRoutes.assetValues)['query']>;

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

const orders = {
  name: { column: 'asset.nameSort' },
  category: { column: 'asset.category' },
  installedOn: { column: 'asset.installedOn', nullable: true },
  warrantyExpiresOn: { column: 'asset.warrantyExpiresOn', nullable: true },
  nextServiceOn: { column: 'asset.nextServiceOn', nullable: true },
};

/** The register, filtered and in order. */
const assetList = (context: ReadContext, query: Filters) => ({
  query: assetQuery(context.tx).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort, { column: 'asset.id' }),
});

/** One page of the asset register. */
export async function pageOfAssets(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...assetList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  const today = todayOf(context);
  return { data: rows.map((row) => assetOf(row, today)), page };
}

/** All assets of a filtered list, in its order. */
export function everyAsset(context: ReadContext, query: Filters): AsyncIterable<AssetSummary> {
  const today = todayOf(context);
  return mapRows(wholeList(assetList(context, query)), (row) => assetOf(row, today));
}

/** What a filter of the register can be under the others. */
export function assetValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: assetQuery(context.tx).where(conditionsOf(query, at, of)),
    visible: assetQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** Sums over the register under its filters. */
export const assetTotals = (context: ReadContext, query: Filters) =>
  totalsOf(assetQuery(context.tx).where(conditionsOf(query, asOf(context))), {
    costMinor: 'asset.costMinor',
  });
