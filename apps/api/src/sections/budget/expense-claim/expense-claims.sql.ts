import type {
  ExpenseClaimSummary,
  expenseClaimRoutes,
  myExpenseClaimRoutes,
} from '@courtyard/contract/budget/expense-claim/expense-claim';
import { claimColumns, myClaimColumns } from '@courtyard/contract/budget/expense-claim/expense-claim.columns';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';

/** What the bill of a claim names it as. */
export const claimSource = 'expense-claim';

/** What a claim is: once it is approved, what its bill is. */
const state = sql<
  ExpenseClaimSummary['state']
>`case when expense_claim.state <> 'approved' then expense_claim.state
  else coalesce((select case bill.status when 'open' then 'payable' when 'partial' then 'payable' when 'paid' then 'paid'
      when 'void' then 'void' else 'approved' end
    from bill where bill.tenant_id = expense_claim.tenant_id and bill.source_kind = ${claimSource}
      and bill.source_id = expense_claim.id), 'approved') end`;

/** Claims as lists show them. */
export const claimQuery = ({ tx }: Pick<ReadContext, 'tx'>) =>
  tx
    .selectFrom('expenseClaim')
    .select(['expenseClaim.id', 'expenseClaim.number', 'expenseClaim.memberId', 'expenseClaim.claimantName'])
    .select(['expenseClaim.purpose', 'expenseClaim.spentOn', 'expenseClaim.amountMinor'])
    .select(['expenseClaim.submittedAt', 'expenseClaim.version'])
    .select(state.as('state'));

type Row = Awaited<ReturnType<ReturnType<typeof claimQuery>['executeTakeFirstOrThrow']>>;

export const summaryOf = ({ memberId, claimantName, ...row }: Row): ExpenseClaimSummary => ({
  ...row,
  claimant: { id: memberId, name: claimantName },
});

const searched = ['expenseClaim.purpose', 'expenseClaim.claimantName', 'expenseClaim.number'] as const;

const places = {
  state: { state: () => state, is: (value: string) => sql<boolean>`${state} = ${value}` },
  spentOn: 'expenseClaim.spentOn',
  amountMinor: 'expenseClaim.amountMinor',
} as const;

const list = {
  answer: summaryOf,
  orders: {
    number: { column: 'expenseClaim.number' },
    spentOn: { column: 'expenseClaim.spentOn' },
    submittedAt: { column: 'expenseClaim.submittedAt' },
    amountMinor: { column: 'expenseClaim.amountMinor' },
  },
  defaultSort: '-number',
  last: { column: 'expenseClaim.number' },
  sums: { amountMinor: 'expenseClaim.amountMinor' },
} as const;

type MyFilters = Omit<z.output<typeof myExpenseClaimRoutes.listMyExpenseClaims.query>, 'cursor' | 'limit'>;
const myFilters = listFilters(myClaimColumns, places);

/** The caller's own claims. */
export const myClaimList = defineList({
  ...list,
  rows: (context) => claimQuery(context).where('expenseClaim.memberId', '=', context.caller.memberId),
  filters: myFilters,
  conditions: (query: MyFilters, at: AsOf, except?: string) =>
    allOf([...everyWord(query.search, searched), ...myFilters.conditions(query, at, except)]),
});

type Filters = Omit<z.output<typeof expenseClaimRoutes.listExpenseClaims.query>, 'cursor' | 'limit'>;

/** Whose a claim is for the member of a call. */
const ownerFor = (memberId: string) =>
  sql`case when expense_claim.member_id = ${memberId}::uuid then 'mine' else 'others' end`;

/** All claims of the community; `owner` depends on who asks. */
export function claimListFor(memberId: string) {
  const owner = ownerFor(memberId);
  const filters = listFilters(claimColumns, {
    ...places,
    owner: { state: () => owner, is: (value) => sql<boolean>`${owner} = ${value}` },
  });
  return defineList({
    ...list,
    rows: (context: ReadContext) => claimQuery(context),
    filters,
    conditions: (query: Filters, at: AsOf, except?: string) =>
      allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]),
  });
}
