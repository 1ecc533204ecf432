import { addDays, addMonths, dayAt, fiscalYearOf, startOfMonth } from '@courtyard/contract/days';
import { budgetedTypes, budgetPeriods } from '@courtyard/contract/budget/budget/budget.values';
import { accounts, balanceCells, funds } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { idOf } from '../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { yearBegins } from '../../bookkeeping';
import { isBudgeted, replaceRows, signOf } from './budget-grid.sql';

/** Whole hundreds of the minor unit, as people budget. */
const rounded = (amountMinor: number) => Math.round(amountMinor / 10_000) * 10_000;

/** What an account of a fund came to in a month on average, over the last twelve whole ones. */
async function monthlyOf(tx: Tx, fundId: string, today: string): Promise<Map<string, number>> {
  const to = addDays(startOfMonth(today), -1);
  const from = addMonths(startOfMonth(today), -12);
  const cells = await balanceCells(tx, {
    basis: 'accrual',
    withClosing: false,
    types: budgetedTypes,
    fundId,
    spans: [{ from, to }],
  });
  return new Map(
    cells.map(({ accountId, type, debitMinor: [debit = 0], creditMinor: [credit = 0] }) => [
      accountId,
      (signOf(type) * (debit - credit)) / budgetPeriods,
    ]),
  );
}

const percents = { earlier: 97, current: 102, next: 106 } as const;

/** Each fund of the larger demo community has a budget of last year and of this one, adopted by the board, and a draft of the next. */
export const seedBudgets: DemoSeed = async (tx, { id: tenantId, slug, people, platform, timeZone }) => {
  if (slug !== 'demo') return;
  const today = dayAt(platform.clock(), timeZone);
  const begins = await yearBegins(tx);
  const current = fiscalYearOf(today, begins);
  const years = {
    earlier: fiscalYearOf(addDays(current.from, -1), begins),
    current,
    next: fiscalYearOf(addDays(current.to, 1), begins),
  };
  const chart = new Map((await accounts(tx)).map((account) => [account.id, account]));
  for (const { id: fundId, code } of await funds(tx)) {
    const monthly = await monthlyOf(tx, fundId, today);
    for (const name of ['earlier', 'current', 'next'] as const) {
      const { from, to } = years[name];
      const budgetId = idOf(`${slug} budget ${code} ${from}`);
      await tx
        .insertInto('budget')
        .values({ tenantId, id: budgetId, fundId, yearFrom: from, yearTo: to, scenario: 'Base', number: 1 })
        .execute();
      const rows = [...monthly].flatMap(([accountId, amount]) => {
        const account = chart.get(accountId);
        const each = rounded((amount * percents[name]) / 100);
        if (!account || !isBudgeted(account, fundId) || each === 0) return [];
        return [{ accountId, amountsMinor: Array.from({ length: budgetPeriods }, () => each), note: null }];
      });
      await replaceRows(tx, { tenantId, budgetId }, rows);
      if (name === 'next') continue;
      const decidedOn = addDays(from, -45);
      await tx
        .updateTable('budget')
        .set({
          status: 'proposed',
          proposedBy: people.treasurer.memberId,
          proposedAt: `${addDays(decidedOn, -10)}T16:00:00Z`,
        })
        .where('id', '=', budgetId)
        .execute();
      await tx
        .updateTable('budget')
        .set({
          status: 'adopted',
          adoptedBy: people.board.memberId,
          adoptedOn: decidedOn,
          motion: 'Budget motion, annual board meeting, carried 5–0',
        })
        .where('id', '=', budgetId)
        .execute();
    }
  }
};
