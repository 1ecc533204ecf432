import { bankTransactionWords } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.words';
import { badgeOf } from '@courtyard/ui';

export const BankStateBadge = badgeOf(bankTransactionWords, 'state', {
  open: 'attention',
  doubtful: 'danger',
  matched: 'expected',
  ignored: 'neutral',
  duplicate: 'neutral',
});
