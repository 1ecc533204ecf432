import type {
  AssetSummary,
  assetRoutes,
  ServiceState,
  WarrantyState,
} from '@courtyard/contract/properties/asset/asset';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { mapRows, keysetPage, wholeList } from '../../../../platform/database/lists/keyset';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, anyOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { addDays } from '@courtyard/contract/days';
import { serviceNoticeDays, warrantyNoticeDays } from './asset.rules';
import { assetOf, assetQuery } from './asset.sql';

type Query = z.output<(typeof assetRoutes.listAssets)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

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
function warrantyCondition(state: WarrantyState, today: string): RawBuilder<SqlBool> {
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
function serviceCondition(state: ServiceState, today: string): RawBuilder<SqlBool> {
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

function conditionsOf(query: Filters, today: string): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.category?.length) conditions.push(sql`asset.category = any(${query.category}::text[])`);
  conditions.push(
    query.status?.length ? sql`asset.status = any(${query.status}::text[])` : sql`asset.status <> 'retired'`,
  );
  if (query.warranty?.length)
    conditions.push(anyOf(query.warranty.map((state) => warrantyCondition(state, today))));
  if (query.service?.length)
    conditions.push(anyOf(query.service.map((state) => serviceCondition(state, today))));
  if (query.areaId?.length) conditions.push(sql`asset.area_id = any(${query.areaId}::uuid[])`);
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
  query: assetQuery(context.tx).where(conditionsOf(query, todayOf(context))),
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
