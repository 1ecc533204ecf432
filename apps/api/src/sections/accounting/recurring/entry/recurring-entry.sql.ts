import {
  type RecurringEntry,
  recurringEntrySummary,
  type recurringEntryRoutes,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import type { Label } from '@courtyard/contract/fields/labels';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { columnsFor } from '../../../../platform/section/fields';
import { isRefused } from '../schedule/due-templates.sql';
import type { PostedTemplate } from './entry-of-day.rules';

/** How many days wait because they could not be posted, or were not approved. */
const failed = sql<number>`(select count(*)::int from recurring_occurrence day
  where day.tenant_id = recurring_template.tenant_id and day.template_id = recurring_template.id
    and (day.status = 'failed' or ${isRefused('day')}))`;

/** Recurring entries with what they post. */
const templateQuery = (tx: Tx) =>
  tx
    .selectFrom('recurringTemplate')
    .innerJoin('recurringEntry', (join) =>
      join
        .onRef('recurringEntry.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('recurringEntry.templateId', '=', 'recurringTemplate.id'),
    )
    .select(
      columnsFor('recurringTemplate', recurringEntrySummary, [
        'kind',
        'months',
        'amountMinor',
        'lastOn',
        'failed',
      ]),
    )
    .select(['recurringEntry.kind', 'recurringEntry.months'])
    .select([
      failed.as('failed'),
      sql<number>`(select coalesce(sum((line ->> 'amountMinor')::bigint) filter (where (line ->> 'amountMinor')::bigint > 0), 0)::bigint
        from jsonb_array_elements(recurring_entry.lines) line)`.as('amountMinor'),
      sql<string | null>`(select max(day.occurs_on) from recurring_occurrence day
        where day.tenant_id = recurring_template.tenant_id and day.template_id = recurring_template.id and day.status <> 'skipped')`.as(
        'lastOn',
      ),
    ]);

type Query = z.output<(typeof recurringEntryRoutes.listRecurringEntries)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const filters = listFilters(recurringEntryColumns, {
  status: 'recurringTemplate.status',
  kind: 'recurringEntry.kind',
  failed: {
    state: () => sql`case when ${failed} > 0 then 'yes' else 'no' end`,
    is: (answer) => (answer === 'yes' ? sql`${failed} > 0` : sql`${failed} = 0`),
  },
  nextOn: 'recurringTemplate.nextOn',
});

/** Those that ended only where their status is asked for; `except` is a filter that does not count. */
function conditionsOf(query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`recurring_template.kind = 'entry'`,
    ...everyWord(query.search, ['recurringTemplate.name', 'recurringEntry.memo']),
    ...filters.conditions(query, at, except),
  ];
  if (!query.status?.length && except !== 'status')
    conditions.push(sql`recurring_template.status <> 'ended'`);
  return allOf(conditions);
}

export const recurringEntryList = defineList({
  rows: ({ tx }) => templateQuery(tx),
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'recurringTemplate.nameSort' },
    nextOn: { column: 'recurringTemplate.nextOn', nullable: true },
    updatedAt: { column: 'recurringTemplate.updatedAt' },
  },
  last: { column: 'recurringTemplate.id' },
});

/** One as its list has it, with what its page shows besides; undefined where there is none. */
export const findRecurringEntry = (tx: Tx, templateId: string) =>
  templateQuery(tx)
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('member.id', '=', 'recurringTemplate.keptBy'),
    )
    .select(['recurringEntry.memo', 'recurringEntry.lines', 'member.displayName as keptBy'])
    .where('recurringTemplate.id', '=', templateId)
    .executeTakeFirst();

/** What a recurring entry posts. It is there. */
export const postedTemplate = (tx: Tx, templateId: string): Promise<PostedTemplate> =>
  tx
    .selectFrom('recurringEntry')
    .innerJoin('recurringTemplate', (join) =>
      join
        .onRef('recurringTemplate.tenantId', '=', 'recurringEntry.tenantId')
        .onRef('recurringTemplate.id', '=', 'recurringEntry.templateId'),
    )
    .select([
      'recurringEntry.kind',
      'recurringEntry.months',
      'recurringEntry.memo',
      'recurringEntry.lines',
      'recurringTemplate.rule',
      'recurringTemplate.startsOn',
    ])
    .where('recurringEntry.templateId', '=', templateId)
    .executeTakeFirstOrThrow();

/** Accounts and funds of lines, as they are called now. */
export async function namedLines(tx: Tx, lines: PostedTemplate['lines']): Promise<RecurringEntry['lines']> {
  const accounts = await tx.selectFrom('account').select(['id', 'code', 'name']).execute();
  const funds = await tx.selectFrom('fund').select(['id', 'name']).execute();
  return lines.map((line) => ({
    ...line,
    account: accounts.find(({ id }) => id === line.accountId) ?? { id: line.accountId, code: '', name: '' },
    fund: funds.find(({ id }) => id === line.fundId) ?? { id: line.fundId, name: '' },
  }));
}

const maxShown = 120;

type Occurrence = RecurringEntry['occurrences'][number];

/** A day with how its approval ended, where it had one. */
export interface OccurrenceRow extends Omit<Occurrence, 'amountMinor'> {
  amountMinor: number | null;
  approvalState: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired' | null;
  approvalOutcome: Label | null;
}

/** What became of days of the schedule, those that wait first in any case, the latest first. */
export async function occurrencesOf(tx: Tx, templateId: string): Promise<OccurrenceRow[]> {
  const state = sql<Occurrence['state']>`case when ${isRefused('day')} then 'failed'
    when entry.id is not null then 'made' else day.status end`;
  const rows = await tx
    .selectFrom('recurringOccurrence as day')
    .leftJoin('journalEntry as entry', (join) =>
      join.onRef('entry.tenantId', '=', 'day.tenantId').onRef('entry.id', '=', 'day.entryId'),
    )
    .leftJoin('approval', (join) =>
      join
        .onRef('approval.tenantId', '=', 'day.tenantId')
        .onRef('approval.recordId', '=', 'day.entryId')
        .on('approval.kind', 'in', ['accounting.journal-entry', 'accounting.reserve-entry']),
    )
    .select([
      'day.occursOn',
      'day.datedOn',
      'day.problem',
      'approval.id as approvalId',
      'approval.state as approvalState',
      'approval.outcome as approvalOutcome',
    ])
    .select([
      state.as('state'),
      sql<
        Occurrence['entry']
      >`case when entry.id is not null then jsonb_build_object('id', entry.id, 'no', entry.no) end`.as(
        'entry',
      ),
      sql<
        number | null
      >`coalesce(approval.amount_minor, (select sum(line.amount) filter (where line.amount > 0)
        from journal_line line where line.tenant_id = entry.tenant_id and line.entry_id = entry.id)::bigint)`.as(
        'amountMinor',
      ),
    ])
    .where('day.templateId', '=', templateId)
    .orderBy(sql`${state} = 'failed'`, 'desc')
    .orderBy('day.occursOn', 'desc')
    .limit(maxShown)
    .execute();
  return rows.toSorted((one, other) => other.occursOn.localeCompare(one.occursOn));
}
