import {
  type RecurringInvoice,
  recurringInvoiceSummary,
  type recurringInvoiceRoutes,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { recurringInvoiceColumns } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../../platform/section/lists/define-list';
import { columnsFor } from '../../../../../platform/section/fields';
import type { AmountsPerUnit } from '../dues/installments.rules';
import type { BilledTemplate } from './plan-run';

/** How many days of the template wait because they could not be billed, or not all of them. */
const failed = sql<number>`(select count(*)::int from recurring_occurrence day
  left join invoice_run run on run.tenant_id = day.tenant_id and run.template_id = day.template_id and run.occurs_on = day.occurs_on
  where day.tenant_id = recurring_template.tenant_id and day.template_id = recurring_template.id
    and (day.status = 'failed' or (day.status = 'made' and run.status = 'failed')))`;

/** Templates of invoices with what they bill. */
const templateQuery = (tx: Tx) =>
  tx
    .selectFrom('recurringTemplate')
    .innerJoin('recurringInvoice', (join) =>
      join
        .onRef('recurringInvoice.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('recurringInvoice.templateId', '=', 'recurringTemplate.id'),
    )
    .select(
      columnsFor('recurringTemplate', recurringInvoiceSummary, [
        'scope',
        'split',
        'dueDays',
        'amountMinor',
        'lastOn',
        'failed',
      ]),
    )
    .select(['recurringInvoice.scope', 'recurringInvoice.split', 'recurringInvoice.dueDays'])
    .select([
      failed.as('failed'),
      sql<number>`(select sum((line ->> 'amountMinor')::bigint)::bigint from jsonb_array_elements(recurring_invoice.lines) line)`.as(
        'amountMinor',
      ),
      sql<string | null>`(select max(day.occurs_on) from recurring_occurrence day
        where day.tenant_id = recurring_template.tenant_id and day.template_id = recurring_template.id and day.status <> 'skipped')`.as(
        'lastOn',
      ),
    ]);

type Query = z.output<(typeof recurringInvoiceRoutes.listRecurringInvoices)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const filters = listFilters(recurringInvoiceColumns, {
  status: 'recurringTemplate.status',
  scope: 'recurringInvoice.scope',
  failed: {
    state: () => sql`case when ${failed} > 0 then 'yes' else 'no' end`,
    is: (answer) => (answer === 'yes' ? sql`${failed} > 0` : sql`${failed} = 0`),
  },
  nextOn: 'recurringTemplate.nextOn',
});

/** Those that ended only where their status is asked for; `except` is a filter that does not count. */
function conditionsOf(query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`recurring_template.kind = 'invoice'`,
    ...everyWord(query.search, ['recurringTemplate.name', 'recurringInvoice.memo']),
    ...filters.conditions(query, at, except),
  ];
  if (!query.status?.length && except !== 'status')
    conditions.push(sql`recurring_template.status <> 'ended'`);
  return allOf(conditions);
}

export const recurringInvoiceList = defineList({
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
export const findTemplate = (tx: Tx, templateId: string) =>
  templateQuery(tx)
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'recurringTemplate.tenantId')
        .onRef('member.id', '=', 'recurringTemplate.keptBy'),
    )
    .select([
      'recurringInvoice.buildings',
      'recurringInvoice.memo',
      'recurringInvoice.lines',
      'recurringInvoice.installments',
      'recurringInvoice.installmentsFrom',
      'member.displayName as keptBy',
    ])
    .where('recurringTemplate.id', '=', templateId)
    .executeTakeFirst();

/** The chosen units of a template. */
export const chosenUnits = async (tx: Tx, templateId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('recurringInvoiceUnit')
      .select('propertyId')
      .where('templateId', '=', templateId)
      .execute()
  ).map(({ propertyId }) => propertyId);

/** The amounts per unit of a template; null where it has none. */
export async function amountsPerUnit(
  tx: Tx,
  templateId: string,
  { installments, installmentsFrom }: { installments: number | null; installmentsFrom: string | null },
): Promise<AmountsPerUnit | null> {
  if (installments === null || installmentsFrom === null) return null;
  const rows = await tx
    .selectFrom('recurringInvoiceUnit')
    .select(['propertyId', 'amountsMinor'])
    .where('templateId', '=', templateId)
    .execute();
  const ofCycle = new Map(rows.map(({ propertyId, amountsMinor }) => [propertyId, amountsMinor ?? []]));
  return { installments, from: installmentsFrom, ofCycle };
}

/** What a template bills. It is there. */
export async function billedTemplate(tx: Tx, templateId: string): Promise<BilledTemplate> {
  const { installments, installmentsFrom, ...row } = await tx
    .selectFrom('recurringInvoice')
    .innerJoin('recurringTemplate', (join) =>
      join
        .onRef('recurringTemplate.tenantId', '=', 'recurringInvoice.tenantId')
        .onRef('recurringTemplate.id', '=', 'recurringInvoice.templateId'),
    )
    .select(['scope', 'buildings', 'split', 'dueDays', 'memo', 'lines', 'installments', 'installmentsFrom'])
    .select('recurringTemplate.rule')
    .where('templateId', '=', templateId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    propertyIds: await chosenUnits(tx, templateId),
    perUnit: await amountsPerUnit(tx, templateId, { installments, installmentsFrom }),
  };
}

const maxShown = 120;

/** What was billed for days of the schedule, those that wait first in any case, the latest first. */
export async function occurrencesOf(tx: Tx, templateId: string): Promise<RecurringInvoice['occurrences']> {
  const state = sql<RecurringInvoice['occurrences'][number]['state']>`case
    when day.status <> 'made' then day.status when run.status = 'done' then 'made' else run.status end`;
  const rows = await tx
    .selectFrom('recurringOccurrence as day')
    .leftJoin('invoiceRun as run', (join) =>
      join
        .onRef('run.tenantId', '=', 'day.tenantId')
        .onRef('run.templateId', '=', 'day.templateId')
        .onRef('run.occursOn', '=', 'day.occursOn'),
    )
    .select(['day.occursOn', 'day.datedOn', 'day.leftOut', 'run.id as runId'])
    .select([
      state.as('state'),
      sql<string | null>`coalesce(day.problem, run.problem)`.as('problem'),
      sql<number>`coalesce(run.units, 0)`.as('units'),
      sql<number>`coalesce(run.billed, 0)`.as('billed'),
      sql<number>`coalesce(run.total_minor, 0)`.as('totalMinor'),
    ])
    .where('day.templateId', '=', templateId)
    .orderBy(sql`${state} = 'failed'`, 'desc')
    .orderBy('day.occursOn', 'desc')
    .limit(maxShown)
    .execute();
  return rows.toSorted((one, other) => other.occursOn.localeCompare(one.occursOn));
}
