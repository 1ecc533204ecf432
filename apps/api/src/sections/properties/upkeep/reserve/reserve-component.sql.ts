import { addMonths } from '@courtyard/contract/days';
import type {
  ReserveComponent,
  reserveComponentRoutes,
} from '@courtyard/contract/properties/reserve-component';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { fullyFundedMinor, monthsUntil, yearlyMinor } from './reserve.rules';

/** Components with what is shown of their area and their assets. */
const componentQuery = (tx: Tx) =>
  tx
    .selectFrom('reserve_component as component')
    .leftJoin('common_area as area', (join) =>
      join.onRef('area.tenant_id', '=', 'component.tenant_id').onRef('area.id', '=', 'component.area_id'),
    )
    .selectAll('component')
    .select([
      'area.name as area_name',
      sql<number>`(select count(*)::int from asset where asset.tenant_id = component.tenant_id
        and asset.reserve_component_id = component.id and asset.status <> 'retired')`.as('asset_count'),
    ]);

type ComponentRow = Awaited<ReturnType<ReturnType<typeof componentQuery>['execute']>>[number];

/** A row as the wire has it, with life and money as of a day. */
function componentOf(row: ComponentRow, today: string): ReserveComponent {
  const lifetime = {
    usefulLifeYears: row.useful_life_years,
    replaceOn: row.replace_on,
    replacementCostMinor: row.replacement_cost_minor,
  };
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    area: row.area_id === null ? null : { id: row.area_id, name: row.area_name ?? '' },
    quantity: row.quantity,
    unit: row.unit,
    inServiceOn: row.in_service_on,
    assessedOn: row.assessed_on,
    assessedRemainingYears: row.assessed_remaining_years,
    pricedOn: row.priced_on,
    notes: row.notes,
    ...lifetime,
    remainingMonths: monthsUntil(today, row.replace_on),
    fullyFundedMinor: fullyFundedMinor(lifetime, today),
    yearlyMinor: yearlyMinor(lifetime),
    assetCount: row.asset_count,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

/** Undefined where there is none. */
export async function findComponent(
  tx: Tx,
  componentId: string,
  today: string,
): Promise<ReserveComponent | undefined> {
  const row = await componentQuery(tx).where('component.id', '=', componentId).executeTakeFirst();
  return row && componentOf(row, today);
}

/** All of them, the next to be replaced first. */
export async function allComponents(tx: Tx, today: string): Promise<ReserveComponent[]> {
  const rows = await componentQuery(tx).orderBy('component.replace_on').orderBy('component.id').execute();
  return rows.map((row) => componentOf(row, today));
}

type Query = z.output<(typeof reserveComponentRoutes.listReserveComponents)['query']>;

const searched = ['component.name', 'component.notes', 'area.name'] as const;

function conditionsOf(query: Query, today: string): RawBuilder<SqlBool> {
  const conditions = everyWord(query.search, searched);
  if (query.category?.length) conditions.push(sql`component.category = any(${query.category}::text[])`);
  if (query.areaId?.length) conditions.push(sql`component.area_id = any(${query.areaId}::uuid[])`);
  if (query.withinYears !== undefined)
    conditions.push(sql`component.replace_on <= ${addMonths(today, query.withinYears * 12)}`);
  return allOf(conditions);
}

const orders = {
  replaceOn: { column: 'component.replace_on', key: 'replace_on' },
  name: { column: 'component.name_sort', key: 'name_sort' },
  category: { column: 'component.category', key: 'category' },
  replacementCostMinor: { column: 'component.replacement_cost_minor', key: 'replacement_cost_minor' },
  usefulLifeYears: { column: 'component.useful_life_years', key: 'useful_life_years' },
};

/** One page of the components. */
export async function pageOfComponents(context: CallContext, query: Query) {
  const today = todayOf(context);
  const { rows, page } = await keysetPage({
    query: componentQuery(context.tx).where(conditionsOf(query, today)),
    sortColumns: orderBy(orders, query.sort, { column: 'component.id', key: 'id' }),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows.map((row) => componentOf(row, today)), page };
}
