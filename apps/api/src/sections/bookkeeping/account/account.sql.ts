import type { Account, Basis } from '@courtyard/contract/bookkeeping/account/account';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { accounts, funds, trialBalance } from '../../../ledger';

/** Ids of the accounts that were posted to, in whatever basis. */
async function usedAccounts(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from account where exists (select from balance_month
      where balance_month.tenant_id = account.tenant_id and balance_month.account_id = account.id)`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Every account by code, with what it stood at in each fund at the end of a day. */
export async function accountsAt(tx: Tx, { at, basis }: { at: string; basis: Basis }): Promise<Account[]> {
  const used = await usedAccounts(tx);
  const order = (await funds(tx)).map(({ id }) => id);
  const standing = new Map<string, Account['balances'][number]>();
  for (const { accountId, fundId, balanceMinor } of await trialBalance(tx, { at, basis }))
    if (balanceMinor !== 0) standing.set(`${accountId} ${fundId}`, { fundId, balanceMinor });
  return (await accounts(tx)).map((account) => ({
    ...account,
    isUsed: used.has(account.id),
    balances: order.flatMap((fundId) => standing.get(`${account.id} ${fundId}`) ?? []),
  }));
}
