import { accountInput, type AccountInput } from '@courtyard/contract/bookkeeping/account/account';
import type { Account, Fund } from '../../../ledger';
import { writtenFields } from '../../../platform/section/fields';

/** The accounts and funds that an account names by their ids. */
interface Named {
  accounts: readonly Pick<Account, 'id' | 'code' | 'name'>[];
  funds: readonly Pick<Fund, 'id' | 'code'>[];
}

/** What the history tells of an account: codes in place of ids. */
export function factsOfAccount(account: AccountInput, { accounts, funds }: Named): Record<string, unknown> {
  const { parentId, fundId, ...rest } = writtenFields(accountInput, account);
  const parent = accounts.find(({ id }) => id === parentId);
  return {
    ...rest,
    parent: parent ? `${parent.code} ${parent.name}` : null,
    fund: funds.find(({ id }) => id === fundId)?.code ?? null,
  };
}
