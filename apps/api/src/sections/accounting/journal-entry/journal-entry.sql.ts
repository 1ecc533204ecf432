import type {
  JournalEntry,
  JournalEntrySummary,
  journalEntryRoutes,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { journalEntryColumns } from '@courtyard/contract/accounting/journal-entry/journal-entry.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../platform/section/lists/is-filtered';
import { chainHead } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { whileUnchanged } from '../../../platform/database/lists/exact-total';
import { foundWords, type Words } from '../../../platform/database/lists/text-search/found-words.sql';
import { keysetPage, wholeList } from '../../../platform/database/lists/keyset';
import { listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../platform/database/lists/list-values';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { allOf, isLike } from '../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../platform/section/call-context';

const isReversed = sql<SqlBool>`journal_entry.id = any(array(select taken.reverses_id from journal_entry taken
  where taken.tenant_id = courtyard.tenant_id() and taken.reverses_id is not null))`;

const stands = sql<SqlBool>`not exists (select from journal_entry taken
  where taken.tenant_id = journal_entry.tenant_id and taken.reverses_id = journal_entry.id)`;

// As a value it is looked up for each row of a page; asked as a condition there, all reversals would be read first.
const state = sql<'posted' | 'reversed'>`coalesce((select 'reversed' from journal_entry taken
  where taken.tenant_id = journal_entry.tenant_id and taken.reverses_id = journal_entry.id), 'posted')`;

/** Kinds that a person writes here; what comes from a document is taken back there. */
const writtenHere = ['journal', 'accrual', 'transfer'];

const isWritten = sql<SqlBool>`(journal_entry.class = 'ordinary' and journal_entry.source_kind is null
  and journal_entry.kind = any(${writtenHere}::text[]))`;

/** What a recurring entry made names it as its source. */
export const recurringSource = 'recurring-entry';
const isRecurring = sql<SqlBool>`(journal_entry.source_kind is not distinct from ${recurringSource})`;
const isClosing = sql<SqlBool>`journal_entry.class = 'closing'`;

const origin = sql<JournalEntrySummary['origin']>`case when ${isClosing} then 'closing'
  when ${isWritten} then 'written' when ${isRecurring} then 'recurring' else 'document' end`;
const ofOrigin: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  written: isWritten,
  recurring: isRecurring,
  closing: isClosing,
};

/** The day on which an entry was posted, where the community is. */
const postedOn = sql<string>`(journal_entry.posted_at at time zone
  (select time_zone from tenant where tenant.id = courtyard.tenant_id()))::date`;
const dating = sql`case when journal_entry.entry_date > ${postedOn} then 'ahead'
  when journal_entry.entry_date = ${postedOn} then 'same-day'
  when journal_entry.entry_date >= date_trunc('month', ${postedOn}) then 'back-dated' else 'earlier-month' end`;

const entryQuery = (tx: Tx) =>
  tx
    .selectFrom('journalEntry')
    .select([
      'journalEntry.id',
      'journalEntry.no',
      'journalEntry.entryDate as date',
      'journalEntry.kind',
      'journalEntry.memo',
      'journalEntry.postedByName as postedBy',
      'journalEntry.approvedByName as approvedBy',
      'journalEntry.postedAt',
      state.as('state'),
      origin.as('origin'),
      sql<number>`${postedOn} - journal_entry.entry_date`.as('daysLate'),
      'journalEntry.amount as amountMinor',
    ]);

type Query = z.output<(typeof journalEntryRoutes.listJournalEntries)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof journalEntryRoutes.journalEntryValues)['query']>;

/** By number, memo and who posted it. */
const words: Words = {
  find: (pattern, limit) => sql`select courtyard.find_entries(${pattern}, ${limit}) as id`,
  isAmong: (ids) => sql`journal_entry.id = any(${ids}::uuid[])`,
  isLike: (pattern) =>
    isLike(
      sql`journal_entry.no || ' ' || coalesce(journal_entry.memo, '') || ' ' || journal_entry.posted_by_name`,
      pattern,
    ),
};

/** What the lines of an entry refer to. */
const ofLines = (column: string) => () =>
  sql`select line.entry_id as record_id, ${sql.ref(column)} as value from journal_line line`;

const filters = listFilters(journalEntryColumns, {
  kind: 'journalEntry.kind',
  state: { state: () => state, is: (value) => (value === 'reversed' ? isReversed : stands) },
  accountId: {
    id: 'journalEntry.id',
    table: 'account',
    name: `code || ' ' || name`,
    through: ofLines('line.accountId'),
  },
  fundId: { id: 'journalEntry.id', table: 'fund', name: 'name', through: ofLines('line.fundId') },
  date: 'journalEntry.entryDate',
  origin: {
    state: () => origin,
    is: (value) => ofOrigin[value] ?? sql`not ${isWritten} and not ${isRecurring} and not ${isClosing}`,
  },
  dating: { state: () => dating, is: (value) => sql`${dating} = ${value}` },
  amountMinor: { number: sql<number>`journal_entry.amount` },
});

/** `except` is a filter that does not count. */
const conditionOf = async (
  context: ReadContext,
  query: Filters,
  except?: string,
): Promise<RawBuilder<SqlBool>> =>
  allOf([
    ...(await foundWords(context.tx, query.search, words)),
    ...filters.conditions(query, asOf(context), except),
  ]);

const orders = {
  no: { column: 'journalEntry.no' },
  date: { column: 'journalEntry.entryDate' },
  amountMinor: { column: 'journalEntry.amount' },
};

/** The newest first where nothing else is asked for. */
const entryList = ({ tx }: ReadContext, query: Filters, condition: RawBuilder<SqlBool>) => ({
  query: entryQuery(tx).where(condition),
  sortColumns: orderBy(orders, query.sort ?? '-no', { column: 'journalEntry.no' }),
});

/** How many there are under the filters. What is posted stays, so that a count stands until the next entry. */
async function countOfEntries(
  context: ReadContext,
  { sort: _, ...query }: Filters,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { no } = await chainHead(context.tx);
  if (!isFiltered(query)) return no;
  const key = `journal-entry ${JSON.stringify([query, asOf(context)])}`;
  return whileUnchanged({ tenantId: context.tenant.id, key, revision: String(no) }, async () => {
    const { count } = await sumsWhere(context.tx, condition);
    return count;
  });
}

/** One page of the journal. */
export async function pageOfEntries(context: ReadContext, { cursor, limit, ...query }: Query) {
  const condition = await conditionOf(context, query);
  const { rows, page } = await keysetPage({
    ...entryList(context, query, condition),
    cursor,
    limit,
    total: () => countOfEntries(context, query, condition),
  });
  return { data: rows, page };
}

/** All entries of a filtered list, in its order. */
export async function* everyEntry(context: ReadContext, query: Filters): AsyncIterable<JournalEntrySummary> {
  yield* wholeList(entryList(context, query, await conditionOf(context, query)));
}

/** What a filter of the list can be under the others. */
export async function entryValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  return valuesOfFilter({
    tx: context.tx,
    query: entryQuery(context.tx).where(await conditionOf(context, query, of)),
    visible: entryQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at: asOf(context),
  });
}

const sumsWhere = (tx: Tx, condition: RawBuilder<SqlBool>) => totalsOf(entryQuery(tx).where(condition), {});

/** How many entries there are under the filters. */
export const entryTotals = async (context: ReadContext, query: Filters) =>
  sumsWhere(context.tx, await conditionOf(context, query));

type Whole = Pick<JournalEntry, 'lines' | 'reverses' | 'reversedBy' | 'template'>;

/** What an entry is shown with. One statement: who has posted reads it while others wait for their turn. */
const whole = {
  lines: sql<
    Whole['lines']
  >`(select jsonb_agg(jsonb_build_object('line', line.line, 'amountMinor', line.amount, 'memo', line.memo,
      'account', jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name),
      'fund', jsonb_build_object('id', fund.id, 'name', fund.name)) order by line.line)
    from journal_line line
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
    where line.tenant_id = journal_entry.tenant_id and line.entry_id = journal_entry.id)`,
  reverses: sql<
    Whole['reverses']
  >`(select jsonb_build_object('id', other.id, 'no', other.no) from journal_entry other
    where other.tenant_id = journal_entry.tenant_id and other.id = journal_entry.reverses_id)`,
  reversedBy: sql<
    Whole['reversedBy']
  >`(select jsonb_build_object('id', other.id, 'no', other.no, 'date', other.entry_date)
    from journal_entry other where other.tenant_id = journal_entry.tenant_id and other.reverses_id = journal_entry.id)`,
  template: sql<Whole['template']>`(select jsonb_build_object('id', template.id, 'name', template.name)
    from recurring_occurrence occurrence
    join recurring_template template on template.tenant_id = occurrence.tenant_id and template.id = occurrence.template_id
    where occurrence.tenant_id = journal_entry.tenant_id and occurrence.entry_id = journal_entry.id limit 1)`,
};

/** Everything of one but its files; undefined where there is none. */
export async function findEntry(tx: Tx, entryId: string): Promise<Omit<JournalEntry, 'files'> | undefined> {
  const row = await entryQuery(tx)
    .select(['journalEntry.sourceKind', 'journalEntry.sourceId', 'journalEntry.class'])
    .select([
      sql<string>`encode(journal_entry.hash, 'hex')`.as('hash'),
      sql<string>`encode(journal_entry.prev_hash, 'hex')`.as('previousHash'),
      whole.lines.as('lines'),
      whole.reverses.as('reverses'),
      whole.reversedBy.as('reversedBy'),
      whole.template.as('template'),
    ])
    .where('journalEntry.id', '=', entryId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sourceKind, sourceId, class: entryClass, ...entry } = row;
  return {
    ...entry,
    source: sourceKind === null || sourceId === null ? null : { kind: sourceKind, id: sourceId },
    isReversible: writtenHere.includes(entry.kind) && entryClass === 'ordinary' && entry.reversedBy === null,
  };
}
