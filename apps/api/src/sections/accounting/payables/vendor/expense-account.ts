import type { VendorChoices } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { type Account, accounts } from '../../../../ledger';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';

/** What keeps an account from being the one that bills begin with; undefined where nothing does. */
export function expenseFault(account: Account | undefined): Text | undefined {
  if (!account) return 'Account not found. Choose another one.';
  const name = `${account.code} ${account.name}`;
  if (account.isHeading) return msg`${name} is a heading. Choose an account under it.`;
  if (account.archivedAt !== null) return msg`${name} is archived. Choose another account.`;
  if (account.type !== 'expense' || account.control !== 'none')
    return msg`${name} isn’t an expense account. Choose an account of type "Expense".`;
  if (account.purpose !== null) return msg`${name} is a system account. Choose another account.`;
  return undefined;
}

/** Throws a `validation` problem unless bills can begin with the account; null is none. */
export async function requireExpenseAccount(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  const fault = expenseFault((await accounts(tx)).find(({ id }) => id === accountId));
  if (fault !== undefined) throw invalid({ expenseAccountId: fault });
}

/** The accounts that bills can begin with. */
export async function vendorChoices({ tx }: ReadContext): Promise<VendorChoices> {
  return {
    accounts: (await accounts(tx))
      .filter((account) => expenseFault(account) === undefined)
      .map(({ id, code, name }) => ({ id, code, name, type: 'expense' })),
  };
}
