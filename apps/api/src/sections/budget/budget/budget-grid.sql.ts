import type { BudgetActuals, BudgetRow, BudgetRowInput } from '@courtyard/contract/budget/budget/budget';
import { budgetedTypes, budgetPeriods } from '@courtyard/contract/budget/budget/budget.values';
import { sql } from 'kysely';
import { type Account, accounts, balanceCells, type Basis } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { type Days, periodsOf } from './periods.rules';

type BudgetedType = (typeof budgetedTypes)[number];

export const isBudgetedType = (type: string): type is BudgetedType =>
  budgetedTypes.some((each) => each === type);

const nothing = () => Array.from({ length: budgetPeriods }, () => 0);

/** Whether amounts of a fund can be budgeted on an account. Receipts that are applied to nothing yet are of the cash basis alone. */
export const isBudgeted = (
  { type, isHeading, archivedAt, fundId: ownFundId, purpose }: Account,
  fundId: string,
): boolean =>
  isBudgetedType(type) &&
  !isHeading &&
  archivedAt === null &&
  purpose !== 'unapplied' &&
  (ownFundId === null || ownFundId === fundId);

/** Amounts by account and period. */
export async function amountsOf(tx: Tx, budgetId: string): Promise<Map<string, number[]>> {
  const lines = await tx
    .selectFrom('budgetLine')
    .select(['accountId', 'period', 'amountMinor'])
    .where('budgetId', '=', budgetId)
    .execute();
  const found = new Map<string, number[]>();
  for (const { accountId, period, amountMinor } of lines) {
    const amounts = found.get(accountId) ?? nothing();
    amounts[period - 1] = amountMinor;
    found.set(accountId, amounts);
  }
  return found;
}

export async function notesOf(tx: Tx, budgetId: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('budgetNote')
    .select(['accountId', 'note'])
    .where('budgetId', '=', budgetId)
    .execute();
  return new Map(rows.map(({ accountId, note }) => [accountId, note]));
}

/** Every account of the grid by type and code: those that can be budgeted, and those that were. */
export async function gridOf(tx: Tx, { id, fundId }: { id: string; fundId: string }): Promise<BudgetRow[]> {
  const [chart, amounts, notes] = [await accounts(tx), await amountsOf(tx, id), await notesOf(tx, id)];
  return budgetedTypes.flatMap((type) =>
    chart.flatMap((account): BudgetRow[] => {
      const { id: accountId, code, name } = account;
      const isThere = amounts.has(accountId) || notes.has(accountId);
      if (account.type !== type || !(isThere || isBudgeted(account, fundId))) return [];
      return [
        {
          account: { id: accountId, code, name, type },
          amountsMinor: amounts.get(accountId) ?? nothing(),
          note: notes.get(accountId) ?? null,
        },
      ];
    }),
  );
}

/** Debits less credits with the sign that a budget is read with. */
export const signOf = (type: string): 1 | -1 => (type === 'expense' ? 1 : -1);

/** What was posted in a fund in each period of a fiscal year, without the entries that close it. */
export async function actualsOf(
  tx: Tx,
  { fundId, year, basis = 'accrual' }: { fundId: string; year: Days; basis?: Basis },
): Promise<BudgetActuals['rows']> {
  const cells = await balanceCells(tx, {
    basis,
    withClosing: false,
    types: budgetedTypes,
    fundId,
    spans: periodsOf(year),
  });
  return cells.map(({ accountId, type, debitMinor, creditMinor }) => ({
    accountId,
    amountsMinor: debitMinor.map((debit, place) => {
      const amount = signOf(type) * (debit - (creditMinor[place] ?? 0));
      return amount === 0 ? 0 : amount;
    }),
  }));
}

/** Puts rows in the place of those of their accounts, in a constant number of statements. */
export async function replaceRows(
  tx: Tx,
  { tenantId, budgetId }: { tenantId: string; budgetId: string },
  rows: readonly BudgetRowInput[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ accountId }) => accountId);
  await tx
    .deleteFrom('budgetLine')
    .where('budgetId', '=', budgetId)
    .where('accountId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  await tx
    .deleteFrom('budgetNote')
    .where('budgetId', '=', budgetId)
    .where('accountId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const lines = rows.flatMap(({ accountId, amountsMinor }) =>
    amountsMinor.flatMap((amount, place) => (amount === 0 ? [] : [{ accountId, period: place + 1, amount }])),
  );
  if (lines.length > 0)
    await sql`insert into budget_line (tenant_id, budget_id, account_id, period, amount_minor)
      select ${tenantId}::uuid, ${budgetId}::uuid, * from unnest(${lines.map(({ accountId }) => accountId)}::uuid[],
        ${lines.map(({ period }) => period)}::smallint[], ${lines.map(({ amount }) => amount)}::bigint[])`.execute(
      tx,
    );
  const notes = rows.flatMap(({ accountId, note }) =>
    note === null ? [] : [{ tenantId, budgetId, accountId, note }],
  );
  if (notes.length > 0) await tx.insertInto('budgetNote').values(notes).execute();
}
