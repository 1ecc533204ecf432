import type { Account, AccountChange, AccountInput } from '@courtyard/contract/bookkeeping/account/account';
import { changeOf } from '../../../platform/audit/audit';
import { lockList } from '../../../platform/database/lists/lock-list';
import { conflict, notFound } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { archiveAccount, createAccount, funds, updateAccount } from '../../../ledger';
import { lateChargeAccounts } from '../../accounting';
import { recognitionNames } from '../period/recognition/recognition.sql';
import { factsOfAccount } from './account-facts';
import { requireFits, requireCanStand, type Surroundings } from './account.rules';
import { accountsAt } from './account.sql';

/** The chart as it stands today: what an account is read from and checked in. */
async function chartOf(context: ReadContext) {
  const { tx } = context;
  const accounts = await accountsAt(tx, { at: todayOf(context), basis: 'accrual' });
  const known = await funds(tx);
  const around: Surroundings = {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    funds: known,
  };
  return { accounts, funds: known, around };
}

type ChartToday = Awaited<ReturnType<typeof chartOf>>;

function accountIn({ accounts }: ChartToday, accountId: string): Account {
  const found = accounts.find(({ id }) => id === accountId);
  if (!found) throw notFound('account');
  return found;
}

/** One account with what it stands at today. Throws notFound. */
export const getAccount = async (context: ReadContext, accountId: string): Promise<Account> =>
  accountIn(await chartOf(context), accountId);

export async function addAccount(context: CallContext, input: AccountInput): Promise<Account> {
  await lockList(context.tx, 'account');
  requireFits((await chartOf(context)).around, null, input);
  const id = await createAccount(context.tx, context.tenant.id, input);
  const chart = await chartOf(context);
  const made = accountIn(chart, id);
  await recordChange(context, changeOf('account.create', { account: id }, {}, factsOfAccount(made, chart)));
  return made;
}

/** Changes an account. Throws a Problem: 409 for another version, and where what it is for would change and it was posted to. */
export async function changeAccount(
  context: CallContext,
  accountId: string,
  { version, ...input }: AccountChange,
): Promise<Account> {
  await lockList(context.tx, 'account');
  const chart = await chartOf(context);
  const before = accountIn(chart, accountId);
  requireFits(chart.around, before, input);
  await updateAccount(context.tx, accountId, { ...input, version });
  const after = await getAccount(context, accountId);
  const change = [factsOfAccount(before, chart), factsOfAccount(after, chart)] as const;
  await recordChange(context, changeOf('account.update', { account: accountId }, ...change));
  return after;
}

/** Archives an account or takes it back. One that stands so already is left alone. */
export async function setArchived(
  context: CallContext,
  accountId: string,
  { archived, version }: { archived: boolean; version: number },
): Promise<Account> {
  await lockList(context.tx, 'account');
  const chart = await chartOf(context);
  const before = accountIn(chart, accountId);
  if ((before.archivedAt !== null) === archived) return before;
  requireCanStand(chart.around, before, archived);
  if (archived && (await lateChargeAccounts(context.tx, todayOf(context))).includes(accountId))
    throw conflict(
      'late-charges-need-it',
      'Late fees or interest post to this account. Choose another account for them first.',
    );
  if (archived && (await recognitionNames(context.tx, accountId, todayOf(context))))
    throw conflict(
      'recognition-needs-it',
      'The reserve assessment policy uses this account. Change the policy first.',
    );
  const at = archived ? context.platform.clock() : null;
  await archiveAccount(context.tx, accountId, { version, at });
  const action = archived ? 'account.archive' : 'account.restore';
  await recordChange(
    context,
    changeOf(action, { account: accountId }, { archived: !archived }, { archived }),
  );
  return getAccount(context, accountId);
}
