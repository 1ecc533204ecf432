import { recordLoader } from '@courtyard/ui/details';
import { accountPaths } from './account-paths';
import { accountMessages } from './account.messages';
import { accounts } from './account.queries';

/** A page about the account `?id=`. */
export const AccountLoader = recordLoader({
  messages: accountMessages,
  title: (t) => t('account'),
  useOne: accounts.useOne,
  list: accountPaths.list,
});
