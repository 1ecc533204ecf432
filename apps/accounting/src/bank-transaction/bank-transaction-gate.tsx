import { gateOf } from '@courtyard/ui/details';
import { bankPaths } from './bank-transaction-paths';
import { bankMessages } from './bank-transaction.messages';
import { bankTransactions, bankTransactionWalk } from './bank-transaction.queries';

/** A page about the line `?id=`. */
export const BankTransactionGate = gateOf({
  messages: bankMessages,
  title: (t) => t('bankTransaction'),
  useOne: bankTransactions.useOne,
  list: bankPaths.list,
  walk: bankTransactionWalk,
});
