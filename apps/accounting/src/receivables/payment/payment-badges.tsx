import { paymentLabels } from '@courtyard/contract/accounting/receivables/payment/payment.labels';
import { badgeOf } from '@courtyard/ui';

export const PaymentStatusBadge = badgeOf(paymentLabels, 'status', {
  received: 'expected',
  returned: 'danger',
  void: 'neutral',
});
