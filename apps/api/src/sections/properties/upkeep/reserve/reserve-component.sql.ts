import { addMonths } from '@courtyard/contract/days';
import {
  type ReserveComponent,
  reserveComponent,
  type reserveComponentRoutes,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { columnsFor } from '../../../../platform/section/fields';
import { fullyFundedMinor, monthsUntil, yearlyMinor } from './reserve.rules';

const columns = columnsFor('component', reserveComponent, [
  'area',
  'remainingMonths',
  'fullyFundedMinor',
  'yearlyMinor',
  'assetCount',
]);

/** Components with what is shown of their area and their assets. */
const componentQuery = (tx: Tx) =>
  tx
    .selectFrom('reserveComponent as component')
    .leftJoin('commonArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'component.tenantId').onRef('area.id', '=', 'component.areaId'),
    )
    .select(columns)
    .select([
      'component.areaId',
      'area.name as areaName',
      sql<number>`(select count(*)::int from asset where asset.tenant_id = component.tenant_id
        and asset.reserve_component_id = component.id and asset.status <> 'retired')`.as('assetCount'),
    ]);

type ComponentRow = Awaited<ReturnType<ReturnType<typeof componentQuery>['execute']>>[number];

/** A row as the wire has it, with life and money as of a day. */
function componentOf({ areaId, areaName, ...row }: ComponentRow, today: string): ReserveComponent {
  return {
    ...row,
    area: areaId === null ? null : { id: areaId, name: areaName ?? '' },
    remainingMonths: monthsUntil(today, row.replaceOn),
    fullyFundedMinor: fullyFundedMinor(row, today),
    yearlyMinor: yearlyMinor(row),
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
  const rows = await componentQuery(tx).orderBy('component.replaceOn').orderBy('component.id').execute();
  return rows.map((row) => componentOf(row, today));
}

type Query = z.output<(typeof reserveComponentRoutes.listReserveComponents)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['component.name', 'component.notes', 'area.name'] as const;

const filters = listFilters(reserveComponentColumns, {
  category: 'component.category',
  areaId: { id: 'component.areaId', table: 'common_area', name: 'name' },
  replaceOn: 'component.replaceOn',
  replacementCostMinor: 'component.replacementCostMinor',
  usefulLifeYears: 'component.usefulLifeYears',
});

function conditionsOf(query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [...everyWord(query.search, searched), ...filters.conditions(query, at, except)];
  if (query.withinYears !== undefined)
    conditions.push(sql`component.replace_on <= ${addMonths(at.today, query.withinYears * 12)}`);
  if (query.inYear !== undefined) conditions.push(isReplacedIn(query.inYear, at.today));
  return allOf(conditions);
}

/** As `replacementYears` counts: what is overdue falls into this year, and each life begins with the one before. */
function isReplacedIn(year: number, today: string): RawBuilder<SqlBool> {
  const first = sql`greatest(extract(year from component.replace_on)::int, ${Number(today.slice(0, 4))}::int)`;
  return sql`(${year} >= ${first} and (${year} - ${first}) % component.useful_life_years = 0)`;
}

export const componentList = defineList({
  rows: ({ tx }) => componentQuery(tx),
  answer: (row, { today }) => componentOf(row, today),
  filters,
  conditions: conditionsOf,
  orders: {
    replaceOn: { column: 'component.replaceOn' },
    name: { column: 'component.nameSort' },
    category: { column: 'component.category' },
    replacementCostMinor: { column: 'component.replacementCostMinor' },
    usefulLifeYears: { column: 'component.usefulLifeYears' },
  },
  last: { column: 'component.id' },
  sums: { replacementCostMinor: 'component.replacementCostMinor' },
});
