import type { CashByFund } from '@courtyard/contract/bookkeeping/fund/fund-cash';
import { trendDays, trendOf } from '@courtyard/contract/platform/dashboard/trend.rules';
import { cashByFund } from '../../../ledger';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';

/** The cash of each fund today and at the ends of the last months, from the balances in one pass. */
export async function readFundCash(context: ReadContext): Promise<CashByFund> {
  const at = todayOf(context);
  const days = trendDays(at);
  const found = await cashByFund(context.tx, { days, basis: 'accrual' });
  const totals = days.map((_, day) =>
    found.reduce((sum, { amountsMinor }) => sum + (amountsMinor[day] ?? 0), 0),
  );
  return {
    at,
    funds: found
      .filter(({ fund, amountsMinor }) => fund.archivedAt === null || amountsMinor.at(-1) !== 0)
      .map(({ fund: { id, code, name }, amountsMinor }) => ({
        fund: { id, code, name },
        amountMinor: amountsMinor.at(-1) ?? 0,
        trend: trendOf(days, amountsMinor),
      })),
    amountMinor: totals.at(-1) ?? 0,
    trend: trendOf(days, totals),
  };
}
