import type { CloseCheck } from '@courtyard/contract/bookkeeping/period/period';
import { sql } from 'kysely';
import { accounts, controlsAt, periods, trialBalance, usedMonths } from '../../../../ledger';
import type { Basis } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { recurringNotMade, unmatchedLines } from '../../../accounting';
import { owedBetweenFunds } from '../../fund/loan/fund-loans.service';
import { daysOf } from '../months.rules';
import { confirmApprovalName } from './confirm-approval-name';
import { missingOfUsual } from './usual-accounts';
import { unreconciledAccounts } from './unreconciled.sql';
import { unrecognizedMinor } from '../recognition/recognition.service';

const bases: readonly Basis[] = ['accrual', 'cash', 'modified-cash'];

type Finding = Omit<CloseCheck, 'check' | 'state'> & { isFine: boolean };

const counted = (count: number, names: string[] = []): Finding => ({
  isFine: count === 0,
  count,
  amountMinor: null,
  names,
});
const amount = (amountMinor: number): Finding => ({
  isFine: amountMinor === 0,
  count: null,
  amountMinor,
  names: [],
});
const named = (names: string[]): Finding => counted(names.length, names);

/** Months before one that are open and have entries. */
async function earlierOpen(tx: Tx, month: string): Promise<number> {
  const closed = new Set(
    (await periods(tx)).filter(({ status }) => status === 'closed').map((period) => period.month),
  );
  return (await usedMonths(tx)).filter((used) => used < month && !closed.has(used)).length;
}

/** Funds that do not come to nothing in one of the bases; the database lets none of them be. */
async function unbalanced(tx: Tx, at: string): Promise<number> {
  const sums = new Map<string, number>();
  for (const basis of bases)
    for (const { fundId, balanceMinor } of await trialBalance(tx, { at, basis })) {
      const key = `${basis} ${fundId}`;
      sums.set(key, (sums.get(key) ?? 0) + balanceMinor);
    }
  return [...sums.values()].filter((sum) => sum !== 0).length;
}

/** Control accounts that are not what their open items come to. */
async function differingControls(tx: Tx, at: string): Promise<number> {
  const controls = await controlsAt(tx, at);
  return controls.filter(({ itemsMinor, accountMinor }) => itemsMinor !== accountMinor).length;
}

/** Bills of a month or earlier that are still drafts. */
async function billDrafts(tx: Tx, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bill where status = 'draft' and billed_on <= ${until}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What waits for a second person before it is posted. */
async function waitingApprovals(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approval where state = 'waiting' and section in ('accounting', 'banking', 'budget')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Closes of earlier months that another person is still to confirm. */
async function unconfirmed(tx: Tx, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approval
    where state = 'waiting' and kind = ${confirmApprovalName} and parameters ->> 'month' < ${month}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** What is received and not deposited at the end of a day, whatever the fund. */
async function undepositedAt(tx: Tx, at: string): Promise<number> {
  const ids = new Set(
    (await accounts(tx)).filter(({ purpose }) => purpose === 'undeposited').map(({ id }) => id),
  );
  const rows = await trialBalance(tx, { at, basis: 'accrual' });
  return rows.reduce((sum, row) => (ids.has(row.accountId) ? sum + row.balanceMinor : sum), 0);
}

/** What there is to look at before a month is closed. */
export async function closeChecksOf(context: ReadContext, month: string): Promise<CloseCheck[]> {
  const { tx } = context;
  const { to } = daysOf(month);
  const standard = await missingOfUsual(tx, month);
  const found: readonly [CloseCheck['check'], Finding, 'attention' | 'blocks'][] = [
    ['earlier', counted(await earlierOpen(tx, month)), 'blocks'],
    ['over', { isFine: to < todayOf(context), count: null, amountMinor: null, names: [] }, 'attention'],
    ['balanced', counted(await unbalanced(tx, to)), 'blocks'],
    ['subledgers', counted(await differingControls(tx, to)), 'blocks'],
    ['confirmed', counted(await unconfirmed(tx, month)), 'attention'],
    ['drafts', counted(await billDrafts(tx, to)), 'attention'],
    ['approvals', counted(await waitingApprovals(tx)), 'attention'],
    ['recurring', counted(await recurringNotMade(tx, to)), 'attention'],
    ['undeposited', amount(await undepositedAt(tx, to)), 'attention'],
    ['between-funds', amount(await owedBetweenFunds(tx, to)), 'attention'],
    ['bank-lines', counted(await unmatchedLines(tx, to)), 'attention'],
    ['reconciled', counted(await unreconciledAccounts(tx, to)), 'attention'],
    ['recognition', amount(await unrecognizedMinor(context, month)), 'attention'],
    ['accruals', named(standard.expense), 'attention'],
    ['contributions', named(standard.transfer), 'attention'],
  ];
  return found.map(([check, { isFine, ...rest }, otherwise]) => ({
    check,
    state: isFine ? 'done' : otherwise,
    ...rest,
  }));
}
