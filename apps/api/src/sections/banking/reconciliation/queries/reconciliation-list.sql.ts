import type {
  reconciliationListRoutes,
  ReconciliationSummary,
} from '@courtyard/contract/banking/reconciliation/reconciliation-list';
import { reconciliationColumns } from '@courtyard/contract/banking/reconciliation/reconciliation.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';

const account = sql<ReconciliationSummary['account']>`(
  select jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name) from account
  where account.tenant_id = reconciliation.tenant_id and account.id = reconciliation.account_id)`;

/** Something was posted with a date within a finished one after it was finished. */
export const isChangedSince = sql<SqlBool>`(reconciliation.status = 'finished' and exists (select from journal_line line
  where line.tenant_id = reconciliation.tenant_id and line.account_id = reconciliation.account_id
    and line.entry_date <= reconciliation.to_on and line.entry_date >= coalesce(reconciliation.from_on, '-infinity')
    and line.entry_no > reconciliation.head_no))`;

const changes = sql<
  ReconciliationSummary['changes']
>`case when ${isChangedSince} then 'changed' else 'unchanged' end`;

const reconciliationQuery = (tx: Tx) =>
  tx
    .selectFrom('reconciliation')
    .select(['reconciliation.id', 'reconciliation.fromOn', 'reconciliation.toOn', 'reconciliation.status'])
    .select(['reconciliation.openingMinor', 'reconciliation.closingMinor', 'reconciliation.startedBy'])
    .select(['reconciliation.finishedBy', 'reconciliation.finishedAt'])
    .select([account.as('account'), changes.as('changes')]);

/** Each word is in the name of the account, or of who started or finished it. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = anywhere(word);
    return sql`(${isLike(sql`reconciliation.started_by`, pattern)} or ${isLike(sql`reconciliation.finished_by`, pattern)}
      or exists (select from account where account.tenant_id = reconciliation.tenant_id
        and account.id = reconciliation.account_id and ${isLike(sql`account.code || ' ' || account.name`, pattern)}))`;
  });

const filters = listFilters(reconciliationColumns, {
  status: 'reconciliation.status',
  accountId: { id: 'reconciliation.accountId', table: 'account', name: `code || ' ' || name` },
  toOn: 'reconciliation.toOn',
  changes: {
    state: () => changes,
    is: (value) => (value === 'changed' ? isChangedSince : sql<SqlBool>`not ${isChangedSince}`),
  },
  closingMinor: 'reconciliation.closingMinor',
});

type Filters = Omit<
  z.output<typeof reconciliationListRoutes.listAllReconciliations.query>,
  'cursor' | 'limit'
>;

/** Reconciliations of all accounts, the newest statement first where no other order is asked for. */
export const reconciliationList = defineList({
  rows: ({ tx }) => reconciliationQuery(tx),
  answer: (row): ReconciliationSummary => row,
  filters,
  conditions: (query: Filters, at: AsOf, except?: string) =>
    allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]),
  orders: {
    toOn: { column: 'reconciliation.toOn' },
    closingMinor: { column: 'reconciliation.closingMinor' },
  },
  defaultSort: '-toOn',
  last: { column: 'reconciliation.id' },
});
