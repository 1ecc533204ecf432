import {
  type InsuranceState,
  type PropertiesQuery,
  propertySummary,
} from '@courtyard/contract/properties/property/property';
import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage, type SortColumn, wholeList } from '../../../../platform/database/lists/keyset';
import { exactTotal } from '../../../../platform/database/lists/exact-total';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf } from '../../../../platform/database/lists/search.sql';
import { columnsFor } from '../../../../platform/section/fields';
import { addDays } from '@courtyard/contract/days';
import { expiringDays } from '../property.rules';

export type PropertyFilters = Omit<PropertiesQuery, 'sort' | 'cursor' | 'limit'>;
type SortField = NonNullable<PropertiesQuery['sort']>;

/** State of a property's insurance on a day, as `insuranceStateOn` tells it. */
export const insuranceOn = (today: string) => sql<InsuranceState>`
  case when property.insured_until is null then 'none' when property.insured_until < ${today}::date then 'lapsed'
    when property.insured_until <= ${addDays(today, expiringDays)}::date then 'expiring' else 'valid' end`;

const storedColumns = [
  ...columnsFor('property', propertySummary, ['building', 'addressLine', 'insurance', 'archived']),
  sql<string | null>`nullif(property.building, '')`.as('building'),
  'property.addressLine1 as addressLine',
  sql<boolean>`property.archived_at is not null`.as('archived'),
] as const;

/** What lists tell of a property on a day. */
export const summaryColumns = (today: string) =>
  [...storedColumns, insuranceOn(today).as('insurance')] as const;

const uninsured = '0001-01-01';

/** A stretch of the index on `insured_sort` for each state. */
function insuranceCondition(state: string, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, expiringDays);
  switch (state) {
    case 'none':
      return sql`property.insured_sort = ${uninsured}`;
    case 'lapsed':
      return sql`property.insured_sort > ${uninsured} and property.insured_sort < ${today}`;
    case 'expiring':
      return sql`property.insured_sort between ${today} and ${soon}`;
    default:
      return sql`property.insured_sort > ${soon}`;
  }
}

/** By the index on words; or, where most have the words, row by row in the order of the list until a page is full. */
function searchCondition(search: string, isBroad: boolean): RawBuilder<SqlBool> {
  return isBroad
    ? sql`courtyard.property_has(property.id, (select courtyard.search_patterns(${search})))`
    : sql`property.id in (select found from courtyard.find_properties(${search}) as found)`;
}

/** Who owns which property on a day. */
const ownersThrough = ({
  today,
}: AsOf) => sql`select ownership.property_id as record_id, ownership.person_id as value
  from ownership where ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today})`;

export const propertyFilters = listFilters(propertyColumns, {
  building: 'property.building',
  ownerId: { id: 'property.id', table: 'person', name: 'name', through: ownersThrough },
  type: 'property.type',
  status: 'property.status',
  occupancy: 'property.occupancy',
  insurance: {
    state: ({ today }) => insuranceOn(today),
    is: (state, { today }) => insuranceCondition(state, today),
  },
  insuredUntil: 'property.insuredUntil',
  areaSqFt: 'property.areaSqFt',
  bedrooms: 'property.bedrooms',
  ownershipShareMillionths: 'property.ownershipShareMillionths',
});

/** What a row must fulfil to be in the list, as conditions on `property`; `except` is a filter that does not count. */
export function propertyConditions(
  filters: PropertyFilters,
  at: AsOf,
  { isBroad = false, except }: { isBroad?: boolean; except?: string } = {},
): RawBuilder<SqlBool> {
  const conditions = propertyFilters.conditions(filters, at, except);
  if (filters.archived === 'no') conditions.push(sql`property.archived_at is null`);
  if (filters.archived === 'yes') conditions.push(sql`property.archived_at is not null`);
  if (filters.search) conditions.push(searchCondition(filters.search, isBroad));
  return allOf(conditions);
}

const unit = { column: 'property.unitSort' };
const orders: Record<string, { column: string }[]> = {
  unitNumber: [unit],
  building: [{ column: 'property.buildingSort' }, unit],
  type: [{ column: 'property.type' }, unit],
  status: [{ column: 'property.status' }, unit],
  ownerNames: [{ column: 'property.ownerSort' }],
  areaSqFt: [{ column: 'property.areaSort' }],
  ownershipShareMillionths: [{ column: 'property.ownershipShareMillionths' }],
  insuredUntil: [{ column: 'property.insuredSort' }],
};

/** Columns of an order, ending in the id, all in one direction, as one index has them. */
export function sortColumnsOf(sort: SortField = 'unitNumber'): [SortColumn, ...SortColumn[]] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const columns = orders[sort.replace('-', '')] ?? [unit];
  const [first, ...rest] = [...columns, { column: 'property.id' }];
  return [{ ...first, direction }, ...rest.map((column) => ({ ...column, direction }) satisfies SortColumn)];
}

/** Matches from which on a search is answered by walking the list. */
const broadFrom = 2000;

/** Whether so many have the words that it is quicker to walk the list and look at each. */
export async function isBroadSearch(
  tx: Tx,
  input: { tenantId: string; filters: PropertyFilters; at: AsOf },
): Promise<boolean> {
  return input.filters.search !== undefined && (await countProperties(tx, input)) > broadFrom;
}

/** All properties of a filtered list in its order, with what a file has of them beyond the list. */
export async function* everyProperty(
  tx: Tx,
  input: { tenantId: string; filters: PropertyFilters; sort: SortField | undefined; at: AsOf },
) {
  const isBroad = await isBroadSearch(tx, input);
  yield* wholeList({
    query: tx
      .selectFrom('property')
      .select(summaryColumns(input.at.today))
      .select(['addressLine2', 'city', 'region', 'postalCode', 'floor', 'billingRatioMillionths', 'notes'])
      .select(ownersOn(input.at.today).as('owners'))
      .where(propertyConditions(input.filters, input.at, { isBroad })),
    sortColumns: sortColumnsOf(input.sort),
  });
}

/** Names of the owners of a day, as the import splits them. */
const ownersOn = (today: string) => sql<string | null>`(
  select string_agg(person.name, '; ' order by ownership.share_millionths desc, person.name)
  from ownership join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
  where ownership.tenant_id = property.tenant_id and ownership.property_id = property.id
    and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today}))`;

/** One page of properties. */
export async function pageOfProperties(
  tx: Tx,
  { tenantId, query, at }: { tenantId: string; query: PropertiesQuery; at: AsOf },
) {
  const { sort, cursor, limit, ...filters } = query;
  const sortColumns = sortColumnsOf(sort);
  const matching = { tenantId, filters, at };
  const isBroad = await isBroadSearch(tx, matching);
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('property')
      .select(summaryColumns(at.today))
      .where(propertyConditions(filters, at, { isBroad })),
    sortColumns,
    cursor,
    limit,
    total: () => countProperties(tx, matching),
  });
  return { data: rows, page };
}

export function countProperties(
  tx: Tx,
  { tenantId, filters, at }: { tenantId: string; filters: PropertyFilters; at: AsOf },
): Promise<number> {
  return exactTotal(tx, {
    tenantId,
    lists: ['property'],
    key: JSON.stringify([
      filters,
      filters.insurance || filters.insuredUntil || filters.ownerId ? at.today : null,
    ]),
    count: () => sql`select count(*) as total from property where ${propertyConditions(filters, at)}`,
  });
}
