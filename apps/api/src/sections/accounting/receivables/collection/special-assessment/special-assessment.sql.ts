import type {
  specialAssessmentRoutes,
  SpecialAssessmentSummary,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../../platform/section/lists/define-list';

const partsOf = sql`from special_assessment_part part where part.tenant_id = special_assessment.tenant_id
  and part.assessment_id = special_assessment.id`;
const isWaiting = sql<SqlBool>`exists (select 1 ${partsOf} and part.run_id is null)`;
const status = sql<
  SpecialAssessmentSummary['status']
>`case when special_assessment.ended_on is not null then 'ended'
  when ${isWaiting} then 'active' else 'billed' end`;
const invoiced = (
  amount: RawBuilder<unknown>,
) => sql<number>`(select coalesce(sum(${amount}), 0)::bigint from invoice
  where invoice.tenant_id = special_assessment.tenant_id and invoice.voided_on is null
    and invoice.run_id in (select part.run_id ${partsOf} and part.run_id is not null))`;
const nextOn = sql<
  string | null
>`case when special_assessment.ended_on is null then (select min(installment.issued_on)
  from special_assessment_installment installment where installment.tenant_id = special_assessment.tenant_id
    and installment.assessment_id = special_assessment.id and exists (select 1 from special_assessment_part part
      where part.tenant_id = installment.tenant_id and part.assessment_id = installment.assessment_id
        and part.position = installment.position and part.run_id is null)) end`;
const fundName = sql<string>`(select fund.name from fund
  where fund.tenant_id = special_assessment.tenant_id and fund.id = special_assessment.fund_id)`;

/** Special assessments with what invoices say of them. */
export const assessmentQuery = (tx: Tx) =>
  tx
    .selectFrom('specialAssessment')
    .select(['specialAssessment.id', 'title', 'fundId', 'startsOn', 'installments', 'units', 'totalMinor'])
    .select([fundName.as('fundName'), status.as('status'), nextOn.as('nextOn')])
    .select([
      invoiced(sql`invoice.total_minor`).as('billedMinor'),
      invoiced(sql`invoice.open_minor`).as('openMinor'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof assessmentQuery>['execute']>>[number];

export const summaryOf = ({ fundId, fundName: name, ...row }: Row): SpecialAssessmentSummary => ({
  ...row,
  fund: { id: fundId, name },
  paidMinor: row.billedMinor - row.openMinor,
});

type Query = z.output<(typeof specialAssessmentRoutes.listSpecialAssessments)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const filters = listFilters(specialAssessmentColumns, {
  status: { state: () => status, is: (state) => sql`${status} = ${state}` },
  startsOn: 'specialAssessment.startsOn',
  totalMinor: 'specialAssessment.totalMinor',
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([
    ...everyWord(query.search, ['specialAssessment.title', 'specialAssessment.purpose']),
    ...filters.conditions(query, at, except),
  ]);

export const assessmentList = defineList({
  rows: ({ tx }) => assessmentQuery(tx),
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    title: { column: 'specialAssessment.titleSort' },
    startsOn: { column: 'specialAssessment.startsOn' },
    totalMinor: { column: 'specialAssessment.totalMinor' },
  },
  defaultSort: '-startsOn',
  last: { column: 'specialAssessment.id' },
  sums: { totalMinor: 'specialAssessment.totalMinor' },
});
