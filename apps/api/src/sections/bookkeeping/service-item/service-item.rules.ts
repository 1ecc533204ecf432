import type { ServiceItemInput } from '@courtyard/contract/bookkeeping/service-item/service-item';
import type { Account, Fund } from '../../../ledger';
import { say, type Text } from '../../../platform/http/language/sentence';
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
  if (!account) return 'There is no such account. Choose another one.';
  const name = `${account.code} ${account.name}`;
  if (account.isHeading) return say`${name} is a heading. Choose an account below it.`;
  if (account.archivedAt !== null) return say`${name} is archived. Choose another account.`;
  if (account.control !== 'none')
    return say`${name} is kept by open items and never chosen. Choose another account.`;
  if (account.type !== type)
    return type === 'income'
      ? say`${name} is no income account. Choose one of the type "Income".`
      : say`${name} is no expense account. Choose one of the type "Expense".`;
  if (account.purpose !== null)
    return say`${name} is one that the books use themselves. Choose another account.`;
  if (fund && account.fundId !== null && account.fundId !== fund.id)
    return say`${name} belongs to another fund than ${fund.code} ${fund.name}. Choose another account, or its fund.`;
  return undefined;
}

/** What keeps a fund from being the one that lines begin with; undefined where nothing does. */
export function fundProblem(fund: Fund | undefined): Text | undefined {
  if (!fund) return 'There is no such fund. Choose another one.';
  if (fund.archivedAt !== null) return say`${fund.code} ${fund.name} is archived. Choose another fund.`;
  return undefined;
}
