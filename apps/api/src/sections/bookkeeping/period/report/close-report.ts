import type { CloseReport } from '@courtyard/contract/bookkeeping/period/close-report';
import {
  type AccountBalance,
  accounts,
  chainHead,
  controlMovements,
  controlsAt,
  funds,
  headText,
  movements,
  periods,
  trialBalance,
} from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import type { ReadContext } from '../../../../platform/section/call-context';
import { addDays } from '@courtyard/contract/days';
import { daysOf } from '../months.rules';
import { actionsOf } from '../period.sql';
import { fundRollForwardsOf, rollForwardsOf } from './roll-forward.rules';

const keyOf = ({ accountId, fundId }: AccountBalance) => `${accountId} ${fundId}`;

/** A trial balance at the end of a month without the entries of a year's end in it: the same before they are posted and after. */
async function beforeYearEnd(tx: Tx, { from, to }: { from: string; to: string }): Promise<AccountBalance[]> {
  const days = { from, to, basis: 'accrual' } as const;
  const all = await movements(tx, days);
  const ordinary = new Map(
    (await movements(tx, { ...days, withClosing: false })).map((row) => [keyOf(row), row.balanceMinor]),
  );
  const closing = new Map(all.map((row) => [keyOf(row), row.balanceMinor - (ordinary.get(keyOf(row)) ?? 0)]));
  return (await trialBalance(tx, { at: to, basis: 'accrual' })).map((row) => ({
    ...row,
    balanceMinor: row.balanceMinor - (closing.get(keyOf(row)) ?? 0),
  }));
}

const shown = ({ accountId, code, name, type, fundId, balanceMinor }: AccountBalance) => ({
  accountId,
  code,
  name,
  type,
  fundId,
  balanceMinor,
});

/** The close report of a month: of a closed one always the same, of an open one as it stands. */
export async function closeReportOf(context: ReadContext, month: string): Promise<CloseReport> {
  const { tx, tenant, platform } = context;
  const days = daysOf(month);
  const dayBefore = addDays(days.from, -1);
  const status = (await periods(tx)).find((period) => period.month === month)?.status ?? ('open' as const);
  const actions = status === 'closed' ? await actionsOf(tx, month) : [];
  const closed = actions.find(({ action }) => action === 'close') ?? null;
  const all = await funds(tx);
  const fundIds = all.map(({ id }) => id);
  const after = await beforeYearEnd(tx, days);
  const banks = new Set(
    (await accounts(tx))
      .filter(({ purpose }) => purpose === 'bank' || purpose === 'undeposited')
      .map(({ id }) => id),
  );
  const standings = {
    before: await controlsAt(tx, dayBefore),
    movements: await controlMovements(tx, days),
    after: await controlsAt(tx, days.to),
  };
  const balances = {
    before: await trialBalance(tx, { at: dayBefore, basis: 'accrual' }),
    moved: await movements(tx, { ...days, basis: 'accrual', withClosing: false }),
    after,
  };
  return {
    month,
    ...days,
    status,
    closed,
    head: await chainHead(tx),
    madeAt: platform.clock().toISOString(),
    funds: all,
    trialBalance: after.filter(({ balanceMinor }) => balanceMinor !== 0).map(shown),
    rollForwards: rollForwardsOf(standings, fundIds),
    fundRollForwards: fundRollForwardsOf(balances, fundIds),
    banks: after.filter(({ accountId }) => banks.has(accountId)).map(shown),
    verifyCommand:
      closed === null || closed.head.no === 0
        ? null
        : `courtyard journal verify ${tenant.slug} --expect-head ${headText(closed.head)}`,
  };
}
