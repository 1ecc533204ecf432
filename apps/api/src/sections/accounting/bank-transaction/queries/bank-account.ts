import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { invalid } from '../../../../platform/http/problem';

/** A bank account of the chart, which is of one fund. */
export interface BankAccount {
  id: string;
  code: string;
  name: string;
  fundId: string;
  fundName: string;
}

/** The bank accounts of the chart, by code. */
export const bankAccounts = async (tx: Tx): Promise<BankAccount[]> =>
  tx
    .selectFrom('account')
    .innerJoin('fund', 'fund.id', 'account.fundId')
    .select(['account.id', 'account.code', 'account.name', 'fund.id as fundId', 'fund.name as fundName'])
    .where('account.purpose', '=', 'bank')
    .where(sql<boolean>`account.archived_at is null`)
    .orderBy('account.code')
    .execute();

/** Throws a Problem, 422 at `accountId`, for an account that is no bank's. */
export async function requireBankAccount(tx: Tx, accountId: string): Promise<BankAccount> {
  const found = (await bankAccounts(tx)).find(({ id }) => id === accountId);
  if (!found) throw invalid({ accountId: 'Choose a bank account from the chart of accounts.' });
  return found;
}
