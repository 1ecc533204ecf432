import type { YearEnd } from '@courtyard/contract/bookkeeping/period/period';
import { accounts, closedYears, funds, trialBalance } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { daysOf, monthOf } from '../months.rules';

const closedTypes = new Set(['income', 'expense', 'transfer']);

/** What closing the year at the end of a month posts, by fund, in accrual basis; nothing remains where that is done. */
export async function yearEndOf(tx: Tx, month: string): Promise<YearEnd> {
  const { to: endsOn } = daysOf(month);
  const all = await funds(tx);
  const closing = (await accounts(tx)).find(({ purpose }) => purpose === 'closing');
  const standing = (await trialBalance(tx, { at: endsOn, basis: 'accrual' })).filter(
    ({ type, balanceMinor }) => closedTypes.has(type) && balanceMinor !== 0,
  );
  const perFund = all.flatMap(({ id: fundId }) => {
    const lines = standing
      .filter((row) => row.fundId === fundId)
      .map(({ accountId, code, name, balanceMinor }) => ({
        accountId,
        code,
        name,
        amountMinor: -balanceMinor,
      }));
    const closingMinor = -lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return lines.length === 0 ? [] : [{ fundId, lines, closingMinor }];
  });
  return {
    endsOn,
    closingAccount: closing ? { id: closing.id, code: closing.code, name: closing.name } : null,
    isClosed: (await closedYears(tx)).some((day) => monthOf(day) === month),
    funds: all,
    perFund,
  };
}
