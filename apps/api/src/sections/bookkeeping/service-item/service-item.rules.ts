import type { ServiceItemInput } from '@courtyard/contract/bookkeeping/service-item/service-item';
import type { Account, Fund } from '../../../ledger';
import { msg, type Text } from '../../../platform/http/language/sentence';
import { isFree } from '../account/account.rules';

/** What was written, without what its kind has no use for: nobody owes what is only bought, no form tells what is only billed. */
export function byKind<T extends ServiceItemInput>(input: T): T {
  return {
    ...input,
    ...(input.kind === 'bought' && { incomeAccountId: null, chargeType: null }),
    ...(input.kind === 'billed' && { expenseAccountId: null, taxBox: 'none' as const }),
  };
}

/** Whether lines of invoices or bills can be posted to an account. */
export const takesLines = (account: Account): boolean =>
  (account.type === 'income' || account.type === 'expense') && isFree(account);

/** What keeps an account from being the one of income, or of expenses, of a service item; undefined where nothing does. */
export function accountProblem(
  account: Account | undefined,
  type: 'income' | 'expense',
  fund: Fund | null,
): Text | undefined {
  if (!account) return 'Account not found. Choose another one.';
  const name = `${account.code} ${account.name}`;
  if (account.isHeading) return msg`${name} is a heading. Choose one of its subaccounts.`;
  if (account.archivedAt !== null) return msg`${name} is archived. Choose another account.`;
  if (account.control !== 'none')
    return msg`${name} is a control account and can’t be chosen. Choose another account.`;
  if (account.type !== type)
    return type === 'income'
      ? msg`${name} isn’t an income account. Choose an account of type "Income".`
      : msg`${name} isn’t an expense account. Choose an account of type "Expense".`;
  if (account.purpose !== null)
    return msg`${name} is reserved for automatic posting. Choose another account.`;
  if (fund && account.fundId !== null && account.fundId !== fund.id)
    return msg`${name} doesn’t belong to fund ${fund.code} ${fund.name}. Choose another account or fund.`;
  return undefined;
}

/** What keeps a fund from being the one that lines begin with; undefined where nothing does. */
export function fundProblem(fund: Fund | undefined): Text | undefined {
  if (!fund) return 'Fund not found. Choose another one.';
  if (fund.archivedAt !== null) return msg`${fund.code} ${fund.name} is archived. Choose another fund.`;
  return undefined;
}
