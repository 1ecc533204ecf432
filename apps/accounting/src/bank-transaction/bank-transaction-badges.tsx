import { bankTransactionLabels } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.labels';
import { badgeOf } from '@courtyard/ui';

export const BankStateBadge = badgeOf(bankTransactionLabels, 'state', {
  open: 'attention',
  doubtful: 'danger',
  matched: 'expected',
  ignored: 'neutral',
  duplicate: 'neutral',
});
