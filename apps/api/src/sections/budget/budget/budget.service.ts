import type {
  Budget,
  BudgetChange,
  BudgetInput,
  BudgetRow,
  BudgetRowInput,
} from '@courtyard/contract/budget/budget/budget';
import { fiscalYearOf } from '@courtyard/contract/days';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import { accounts, funds } from '../../../ledger';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict, invalid, notFound, type Problem } from '../../../platform/http/problem';
import { msg } from '../../../platform/http/language/sentence';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { yearBegins } from '../../bookkeeping';
import { budgetRows, summaryOf } from './budget.sql';
import { actualsOf, amountsOf, gridOf, isBudgeted, replaceRows } from './budget-grid.sql';
import { detachLineFiles } from '../line-file/detach-line-files';
import { type Days, periodsOf, withPercent } from './periods.rules';

/** Throws a Problem, 404. */
export async function getBudget(context: ReadContext, budgetId: string): Promise<Budget> {
  const { tx } = context;
  const row = await budgetRows(context)
    .leftJoin('member as proposer', (join) =>
      join.onRef('proposer.tenantId', '=', 'budget.tenantId').onRef('proposer.id', '=', 'budget.proposedBy'),
    )
    .leftJoin('member as adopter', (join) =>
      join.onRef('adopter.tenantId', '=', 'budget.tenantId').onRef('adopter.id', '=', 'budget.adoptedBy'),
    )
    .select([
      'budget.returnedReason',
      'proposer.id as proposerId',
      'proposer.displayName as proposerName',
      'adopter.id as adopterId',
      'adopter.displayName as adopterName',
    ])
    .where('budget.id', '=', budgetId)
    .executeTakeFirst();
  if (!row) throw notFound('budget');
  const { returnedReason, proposerId, proposerName, adopterId, adopterName, ...summary } = row;
  const { fundId, yearFrom, yearTo } = summary;
  const inForce = await tx
    .selectFrom('budget')
    .select(['id', 'scenario', 'number'])
    .where('fundId', '=', fundId)
    .where('yearFrom', '=', yearFrom)
    .where('status', '=', 'adopted')
    .where('id', '<>', budgetId)
    .executeTakeFirst();
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    ...summaryOf(summary),
    returnedReason,
    proposedBy: named(proposerId, proposerName),
    adoptedBy: named(adopterId, adopterName),
    inForce: inForce ?? null,
    periods: periodsOf({ from: yearFrom, to: yearTo }),
    rows: await gridOf(tx, { id: budgetId, fundId }),
  };
}

/** The fiscal year that a day is in, of the calendar that the community has now. */
export const yearOf = async ({ tx }: Pick<ReadContext, 'tx'>, day: string): Promise<Days> =>
  fiscalYearOf(day, await yearBegins(tx));

/** Takes a budget for a change. Throws a Problem: 404, or 409 for another version or status than the change is for. */
export async function lockBudget(
  { tx }: CallContext,
  budgetId: string,
  { version, status }: { version: number; status: 'draft' | 'proposed' },
) {
  const row = await tx
    .selectFrom('budget')
    .select(['id', 'fundId', 'yearFrom', 'yearTo', 'scenario', 'number', 'status', 'version', 'proposedBy'])
    .where('id', '=', budgetId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('budget');
  if (row.version !== version) throw versionConflict('budget');
  if (row.status === status) return row;
  if (status === 'proposed')
    throw conflict('budget-not-proposed', 'This budget isn’t proposed. Reload the page to see its status.');
  throw notDraft(row.status);
}

/** Why what is of a draft is not changed: a Problem, 409. */
export const notDraft = (status: Budget['status']): Problem =>
  status === 'proposed'
    ? conflict('budget-proposed', 'This budget is proposed. Withdraw the proposal to edit it.')
    : conflict(
        'budget-adopted',
        'An adopted budget can’t be edited. Create a new version and have it adopted.',
      );

/**
 * What a new budget begins with, of accounts that can be budgeted in its fund; another version of its year also has those that were
 * archived since. Throws a Problem, 422, for a budget that is not there.
 */
async function sourceRows(
  context: CallContext,
  { fundId, source }: BudgetInput,
  year: Days,
): Promise<BudgetRowInput[]> {
  const { tx } = context;
  const chart = new Map((await accounts(tx)).map((account) => [account.id, account]));
  const isOffered = ({ accountId }: { accountId: string }) => {
    const account = chart.get(accountId);
    return account !== undefined && isBudgeted(account, fundId);
  };
  if (source.kind === 'nothing') return [];
  const scaled = (amountsMinor: readonly number[]) =>
    amountsMinor.map((amount) => withPercent(amount, source.addedPercent));
  if (source.kind === 'actuals') {
    const copied = await yearOf(context, source.yearFrom);
    const actuals = await actualsOf(tx, { fundId, year: copied });
    return actuals
      .filter(isOffered)
      .map(({ accountId, amountsMinor }) => ({ accountId, amountsMinor: scaled(amountsMinor), note: null }));
  }
  const found = await budgetRows(context).where('budget.id', '=', source.budgetId).executeTakeFirst();
  if (!found) throw invalid({ 'source.budgetId': 'Budget not found. Choose another one to copy.' });
  const rows = (await gridOf(tx, found)).map(({ account, amountsMinor, note }) => ({
    accountId: account.id,
    amountsMinor: scaled(amountsMinor),
    note,
  }));
  return found.fundId === fundId && found.yearFrom === year.from ? rows : rows.filter(isOffered);
}

const auditValues = ({ fund, yearFrom, yearTo, scenario, number }: Budget) => ({
  fund: fund.name,
  yearFrom,
  yearTo,
  scenario,
  number,
});

/** Adds a draft as the next version of its fund and fiscal year. Throws a Problem, 422. */
export async function createBudget(context: CallContext, input: BudgetInput): Promise<Budget> {
  const { tx, tenant } = context;
  const fund = (await funds(tx)).find(({ id }) => id === input.fundId);
  if (!fund || fund.archivedAt !== null)
    throw invalid({ fundId: 'This fund wasn’t found or is archived. Choose another one.' });
  const { from, to } = await yearOf(context, input.yearFrom);
  const id = newId();
  await withConstraintProblems(
    tx
      .insertInto('budget')
      .values({
        tenantId: tenant.id,
        id,
        fundId: fund.id,
        yearFrom: from,
        yearTo: to,
        scenario: input.scenario,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from budget where fund_id = ${fund.id} and year_from = ${from})`,
      })
      .execute(),
    {
      budget_number: () =>
        conflict(
          'changed-meanwhile',
          'Someone else just created a budget for this fund and year. Try again.',
        ),
    },
  );
  await replaceRows(
    tx,
    { tenantId: tenant.id, budgetId: id },
    await sourceRows(context, input, { from, to }),
  );
  const made = await getBudget(context, id);
  await recordChange(context, changeOf('budget.create', { budget: id }, {}, auditValues(made)));
  return made;
}

/** Accounts that the history names of one save. */
const maxNamed = 40;

/** The year of each changed account, before and after, as the history tells it. */
function changedAccounts(
  { tenant }: CallContext,
  rows: readonly BudgetRow[],
  before: ReadonlyMap<string, readonly number[]>,
  ids: ReadonlySet<string>,
) {
  const { currency, language } = tenant;
  const year = (amounts: readonly number[] = []) =>
    formatMoney(
      amounts.reduce((sum, amount) => sum + amount, 0),
      currency,
      { language },
    );
  const changed = rows.filter(
    ({ account, amountsMinor }) =>
      ids.has(account.id) &&
      amountsMinor.some((amount, place) => amount !== (before.get(account.id)?.[place] ?? 0)),
  );
  const named = changed.slice(0, maxNamed);
  const more = changed.length > maxNamed ? [`+ ${changed.length - maxNamed}`] : [];
  return {
    before: [
      ...named.map(({ account }) => `${account.code} ${account.name}: ${year(before.get(account.id))}`),
      ...more,
    ],
    after: [
      ...named.map(({ account, amountsMinor }) => `${account.code} ${account.name}: ${year(amountsMinor)}`),
      ...more,
    ],
  };
}

/** Saves rows of a draft. Throws a Problem: 409 for another version or what is no draft, 422 for an account of another fund. */
export async function updateBudget(
  context: CallContext,
  budgetId: string,
  change: BudgetChange,
): Promise<Budget> {
  const { tx, tenant, platform } = context;
  const { version, scenario, rows } = change;
  const held = await lockBudget(context, budgetId, { version, status: 'draft' });
  const chart = new Map((await accounts(tx)).map((account) => [account.id, account]));
  const before = await amountsOf(tx, budgetId);
  const seen = new Set<string>();
  for (const [place, { accountId }] of rows.entries()) {
    const account = chart.get(accountId);
    if (!account) throw invalid({ [`rows.${place}.accountId`]: 'Account not found. Reload the budget.' });
    if (seen.has(accountId))
      throw invalid({
        [`rows.${place}.accountId`]: msg`${account.code} ${account.name} appears twice. Enter each account only once.`,
      });
    if (!isBudgeted(account, held.fundId) && !before.has(accountId))
      throw invalid({
        [`rows.${place}.accountId`]: msg`${account.code} ${account.name} can’t be budgeted in this fund. Choose an income, expense or transfer account of the fund.`,
      });
    seen.add(accountId);
  }
  await replaceRows(tx, { tenantId: tenant.id, budgetId }, rows);
  await tx
    .updateTable('budget')
    .set({ scenario, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', budgetId)
    .execute();
  const after = await getBudget(context, budgetId);
  const named = changedAccounts(context, after.rows, before, seen);
  await recordChange(
    context,
    changeOf(
      'budget.update',
      { budget: budgetId },
      { scenario: held.scenario, accounts: named.before },
      { scenario, accounts: named.after },
    ),
  );
  return after;
}

/** Deletes a draft or proposal. Throws a Problem: 404, or 409 once it was adopted. */
export async function removeBudget(context: CallContext, budgetId: string): Promise<void> {
  const { tx } = context;
  await tx.selectFrom('budget').select('id').where('id', '=', budgetId).forUpdate().execute();
  const before = await getBudget(context, budgetId);
  if (before.status !== 'draft')
    throw conflict(
      'budget-not-draft',
      'Only drafts can be deleted. Withdraw a proposal first. Adopted budgets are kept.',
    );
  await detachLineFiles(context, budgetId);
  await tx.deleteFrom('budget').where('id', '=', budgetId).execute();
  await recordChange(context, changeOf('budget.remove', { budget: budgetId }, auditValues(before), {}));
}
