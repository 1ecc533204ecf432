import type {
  UnitAccount,
  unitAccountRoutes,
} from '@courtyard/contract/accounting/receivables/unit-account/unit-account';
import { unitAccountColumns } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.columns';
import { unitHolds } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.values';
import { numberSpanFrom } from '@courtyard/contract/fields/spans';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, mapRows, type SortColumn, wholeList } from '../../../../platform/database/lists/keyset';
import { whileUnchanged } from '../../../../platform/database/lists/exact-total';
import { listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import {
  asOf,
  type ReadContext,
  type ReadingContext,
  todayOf,
} from '../../../../platform/section/call-context';
import { type Held, heldUnits } from '../collection/collection-hold.sql';
import { type AccountRow, accountsAt, type Way } from './accounts-at.sql';

type Query = z.output<(typeof unitAccountRoutes.listUnitAccounts)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof unitAccountRoutes.unitAccountValues)['query']>;
type HeldUnits = ReadonlyMap<string, Held>;

const standings: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  owes: sql`account.balance_minor > 0`,
  credit: sql`account.balance_minor < 0`,
  even: sql`account.balance_minor = 0`,
};
const buckets: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  current: sql`account.current_minor > 0`,
  to30: sql`account.to30_minor > 0`,
  to60: sql`account.to60_minor > 0`,
  to90: sql`account.to90_minor > 0`,
  over90: sql`account.over90_minor > 0`,
};

const heldBy = (held: HeldUnits, reason: string): RawBuilder<SqlBool> =>
  sql`account.ledger_id = any(${[...held.values()].filter((one) => one.reason === reason).map(({ ledgerId }) => ledgerId)}::uuid[])`;

const isFormer = sql<SqlBool>`account.is_former`;

/** Whom nobody collects from is told beforehand: plans are looked through by rules, not by SQL. */
const filtersFor = (held: HeldUnits) =>
  listFilters(unitAccountColumns, {
    standing: {
      state: () =>
        sql`case when ${standings.owes} then 'owes' when ${standings.credit} then 'credit' else 'even' end`,
      is: (standing) => standings[standing] ?? sql`false`,
    },
    aging: {
      // The oldest that is open: of several ages the one that says most.
      state:
        () => sql`case when ${buckets.over90} then 'over90' when ${buckets.to90} then 'to90' when ${buckets.to60} then 'to60'
        when ${buckets.to30} then 'to30' when ${buckets.current} then 'current' end`,
      is: (bucket) => buckets[bucket] ?? sql`false`,
    },
    held: {
      state: () =>
        sql`case ${sql.join(
          unitHolds.map((reason) => sql`when ${heldBy(held, reason)} then ${reason}::text`),
          sql` `,
        )} end`,
      is: (reason) => heldBy(held, reason),
    },
    ownership: {
      state: () => sql`case when ${isFormer} then 'former' else 'current' end`,
      is: (owners) => (owners === 'former' ? isFormer : sql`not ${isFormer}`),
    },
    building: 'account.building',
    balanceMinor: 'account.balanceMinor',
  });

interface Asked {
  at: string;
  held: HeldUnits;
  filters: ReturnType<typeof filtersFor>;
}

async function askedFor(context: ReadingContext, { at = todayOf(context) }: Filters): Promise<Asked> {
  const held = await heldUnits(context.tx, at);
  return { at, held, filters: filtersFor(held) };
}

const accounts = ({ tx }: Pick<ReadContext, 'tx'>, at: string, way: Way) =>
  tx.selectFrom(accountsAt(at, way).as('account'));

const rowsOf = (context: Pick<ReadContext, 'tx'>, at: string, way: Way) =>
  accounts(context, at, way).selectAll('account');

/** `except` is a filter that does not count. */
const conditionsOf = (context: ReadingContext, query: Filters, { filters }: Asked, except?: string) =>
  allOf([
    ...everyWord(query.search, ['account.name', 'account.owners']),
    ...filters.conditions(query, asOf(context), except),
  ]);

/** Buildings and units by their names, and of one unit those who own it first. */
const byName = (direction: 'asc' | 'desc'): [SortColumn, ...SortColumn[]] => [
  { column: 'account.buildingSort', direction },
  { column: 'account.unitSort', direction },
  { column: 'account.propertyId', direction },
  { column: 'account.place', direction },
];

function orderOf(sort: Filters['sort']): [SortColumn, ...SortColumn[]] {
  const direction = sort?.startsWith('-') ? 'desc' : 'asc';
  const field = sort?.replace('-', '') ?? 'property';
  if (field === 'property') return byName(direction);
  return [{ column: `account.${field}`, direction, nullable: field === 'dueSince' }, ...byName('asc')];
}

/** Whether everything that is asked for has something open. */
function asksForOpen({ standing = [], aging = [], ownership, balanceMinor }: Filters): boolean {
  const { from = 0, to = 0 } = balanceMinor === undefined ? {} : numberSpanFrom(balanceMinor);
  const isOwingOrAhead = standing.length > 0 && !standing.includes('even');
  const isOfFormer = ownership?.length === 1 && ownership.includes('former');
  return isOwingOrAhead || aging.length > 0 || isOfFormer || from > 0 || to < 0;
}

/** Of a page by names the sums are those of its rows; where they say what is on it, and in which order, they are found of all at once. */
function wayOf(query: Filters): Way {
  if (asksForOpen(query)) return 'open';
  const { sort = 'property', standing = [], balanceMinor } = query;
  return sort.endsWith('property') && standing.length === 0 && balanceMinor === undefined ? 'each' : 'all';
}

const accountList = (context: ReadingContext, query: Filters, asked: Asked) => ({
  query: rowsOf(context, asked.at, wayOf(query)).where(conditionsOf(context, query, asked)),
  sortColumns: orderOf(query.sort),
});

const accountOf = (
  { propertyId, name, ledgerId, owners, building, isFormer: isOfFormer, ...row }: AccountRow,
  { at, held }: Asked,
): UnitAccount => ({
  id: ledgerId ?? propertyId,
  property: { id: propertyId, name },
  building: building === '' ? null : building,
  owners,
  ownership: isOfFormer ? 'former' : 'current',
  formerLedgerId: isOfFormer ? ledgerId : null,
  held: held.get(ledgerId ?? '')?.reason ?? null,
  dueSince: row.dueSince,
  currentMinor: row.currentMinor,
  to30Minor: row.to30Minor,
  to60Minor: row.to60Minor,
  to90Minor: row.to90Minor,
  over90Minor: row.over90Minor,
  creditMinor: row.creditMinor,
  balanceMinor: row.balanceMinor,
  at,
});

/** What was read of all accounts, read again only after something was posted, or a unit or its owners changed. */
export async function remembered<T>(
  { tx, tenant }: ReadContext,
  key: Readonly<Record<string, unknown>>,
  read: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ revision: string }>`
    select concat_ws(' ', (select next_no from ledger_head), (select revision from list_revision where list = 'property')) as revision`.execute(
    tx,
  );
  const revision = rows[0]?.revision ?? null;
  return whileUnchanged({ tenantId: tenant.id, key: `unit-accounts ${JSON.stringify(key)}`, revision }, read);
}

const keyOf = ({ sort: _, ...query }: Filters, { at, held }: Asked) => ({
  ...query,
  at,
  held: [...held.values()],
});

/** One page of what units owe. */
export async function pageOfAccounts(context: ReadContext, query: Query) {
  const { cursor, limit, ...filters } = query;
  const asked = await askedFor(context, filters);
  const { rows, page } = await keysetPage({
    ...accountList(context, filters, asked),
    cursor,
    limit,
    total: async () => (await accountTotals(context, filters)).count,
  });
  return { data: rows.map((row) => accountOf(row, asked)), page };
}

/** All accounts of a filtered list, in its order. */
export async function* everyAccount(context: ReadingContext, query: Filters): AsyncIterable<UnitAccount> {
  const asked = await askedFor(context, query);
  const { query: rows, sortColumns } = accountList(context, query, asked);
  yield* mapRows(wholeList({ query: rows, sortColumns }), (row) => accountOf(row, asked));
}

/** What a filter of the list can be under the others. */
export async function accountValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const asked = await askedFor(context, query);
  const all = rowsOf(context, asked.at, 'all');
  return valuesOfFilter({
    tx: context.tx,
    query: all.where(conditionsOf(context, query, asked, of)),
    visible: all,
    filters: asked.filters,
    asked: { of, find },
    chosen: query,
    at: asOf(context),
  });
}

/** How many there are under the filters, and what they come to; without filters, what the accounts of receivables and of credits stood at. */
export async function accountTotals(context: ReadContext, query: Filters) {
  const asked = await askedFor(context, query);
  return remembered(context, keyOf(query, asked), () =>
    totalsOf(
      accounts(context, asked.at, asksForOpen(query) ? 'open' : 'all').where(
        conditionsOf(context, query, asked),
      ),
      {
        currentMinor: 'account.currentMinor',
        to30Minor: 'account.to30Minor',
        to60Minor: 'account.to60Minor',
        to90Minor: 'account.to90Minor',
        over90Minor: 'account.over90Minor',
        creditMinor: 'account.creditMinor',
        balanceMinor: 'account.balanceMinor',
      },
    ),
  );
}
