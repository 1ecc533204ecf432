import { recordLoader } from '@courtyard/ui/details';
import { bankPaths } from './bank-transaction-paths';
import { bankMessages } from './bank-transaction.messages';
import { bankTransactions, bankTransactionPager } from './bank-transaction.queries';

/** A page about the line `?id=`. */
export const BankTransactionLoader = recordLoader({
  messages: bankMessages,
  title: (t) => t('bankTransaction'),
  useOne: bankTransactions.useOne,
  list: bankPaths.list,
  pager: bankTransactionPager,
});
