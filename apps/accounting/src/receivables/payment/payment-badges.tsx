import { paymentWords } from '@courtyard/contract/accounting/receivables/payment/payment.words';
import { badgeOf } from '@courtyard/ui';

export const PaymentStatusBadge = badgeOf(paymentWords, 'status', {
  received: 'expected',
  returned: 'danger',
  void: 'neutral',
});
