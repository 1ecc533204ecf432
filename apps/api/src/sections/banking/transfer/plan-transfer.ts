import type { TransferInput } from '@courtyard/contract/banking/transfer/transfer';
import { accounts, balanceCells, funds, standingBetweenFunds } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { msg } from '../../../platform/http/language/sentence';
import { invalid } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { moneyWord } from '../money-word';
import { transferLines, type TransferLine } from './transfer-lines.rules';

export interface PlannedTransfer {
  lines: (TransferLine & { account: string; fund: string })[];
  availableMinor: number;
  /** The reserve fund that it takes from; null where the money stays in its fund, or comes from another one. */
  reserve: string | null;
  from: string;
  to: string;
}

/** What is in a bank account at the end of a day. */
async function balanceAt(tx: Tx, accountId: string, at: string): Promise<number> {
  const cells = await balanceCells(tx, {
    basis: 'accrual',
    accountIds: [accountId],
    spans: [{ from: null, to: at }],
  });
  return cells.reduce(
    (sum, { debitMinor, creditMinor }) => sum + (debitMinor[0] ?? 0) - (creditMinor[0] ?? 0),
    0,
  );
}

/** What the first fund owes others, or what others owe it, whichever of the two the account says. */
async function standingOf(tx: Tx, at: string, accountId: string | null, fundId: string): Promise<number> {
  return (await standingBetweenFunds(tx, at))
    .filter((row) => row.accountId === accountId && row.fundId === fundId)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
}

/**
 * The entry of a transfer as the books are now. Throws a Problem, 422, at the field that cannot be: an account that is no bank’s, a
 * purpose that does not fit the funds, more than there is, or more than is owed.
 */
export async function planTransfer(context: ReadContext, input: TransferInput): Promise<PlannedTransfer> {
  const { tx, tenant } = context;
  const { on, purpose, amountMinor } = input;
  const today = todayOf(context);
  if (on > today) throw invalid({ on: 'The date is in the future. Enter a date up to today.' });
  const chart = await accounts(tx);
  const byId = new Map(chart.map((account) => [account.id, account]));
  const fundById = new Map((await funds(tx)).map((fund) => [fund.id, fund]));
  const sideOf = (field: 'fromAccountId' | 'toAccountId') => {
    const account = byId.get(input[field]);
    if (account?.purpose !== 'bank' || account.archivedAt !== null || account.fundId === null)
      throw invalid({ [field]: 'Choose a bank account from the chart of accounts.' });
    return { accountId: account.id, fundId: account.fundId };
  };
  const [from, to] = [sideOf('fromAccountId'), sideOf('toAccountId')];
  if (from.accountId === to.accountId) throw invalid({ toAccountId: 'Choose another bank account.' });
  const isWithin = from.fundId === to.fundId;
  if (isWithin !== (purpose === 'same-fund'))
    throw invalid({
      purpose: isWithin
        ? 'Both accounts belong to the same fund. Choose “Within the fund”.'
        : 'The accounts belong to different funds. Choose a contribution, a loan or a repayment.',
    });
  const found = (is: (account: (typeof chart)[number]) => boolean) =>
    chart.find((account) => is(account) && account.archivedAt === null && !account.isHeading)?.id ?? null;
  const fundAccounts = {
    contribution: found(({ type }) => type === 'transfer'),
    dueFrom: found(({ purpose: its }) => its === 'due-from'),
    dueTo: found(({ purpose: its }) => its === 'due-to'),
  };
  const lines = transferLines(input, { from, to }, fundAccounts);
  if (lines === null)
    throw invalid({
      purpose: 'The chart has no account for this. Add an account of type “Transfer” first.',
    });
  const availableMinor = Math.min(
    await balanceAt(tx, from.accountId, on),
    await balanceAt(tx, from.accountId, today),
  );
  if (amountMinor > availableMinor)
    throw invalid({
      amountMinor: msg`This account has ${moneyWord(availableMinor, tenant.currency)} available. Enter that amount or less.`,
    });
  if (purpose === 'repayment') {
    const owedMinor = Math.min(
      -(await standingOf(tx, today, fundAccounts.dueTo, from.fundId)),
      await standingOf(tx, today, fundAccounts.dueFrom, to.fundId),
    );
    if (amountMinor > owedMinor)
      throw invalid({
        amountMinor: msg`The fund owes the other fund ${moneyWord(Math.max(0, owedMinor), tenant.currency)}. Enter that amount or less.`,
      });
  }
  const nameOf = (accountId: string) => {
    const account = byId.get(accountId);
    return `${account?.code ?? ''} ${account?.name ?? ''}`;
  };
  const fund = fundById.get(from.fundId);
  return {
    lines: lines.map((line) => ({
      ...line,
      account: nameOf(line.accountId),
      fund: fundById.get(line.fundId)?.name ?? '',
    })),
    availableMinor,
    reserve: !isWithin && fund?.kind === 'reserve' ? fund.name : null,
    from: nameOf(from.accountId),
    to: nameOf(to.accountId),
  };
}
