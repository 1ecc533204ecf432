import type { Tx } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/problem';
import { type BankAccount, bankAccounts } from '../../accounting';

/** The bank account of an address. Throws a Problem, 404, for an account that is no bank’s. */
export async function bankAccountAt(tx: Tx, accountId: string): Promise<BankAccount> {
  const found = (await bankAccounts(tx)).find(({ id }) => id === accountId);
  if (!found) throw notFound('bank account');
  return found;
}
