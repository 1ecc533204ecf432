import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import { badgeOf } from '@courtyard/ui';

export const BillStatusBadge = badgeOf(billLabels, 'status', {
  draft: 'attention',
  waiting: 'attention',
  open: 'info',
  partial: 'attention',
  paid: 'expected',
  void: 'neutral',
});

export const VendorPaymentStatusBadge = badgeOf(vendorPaymentLabels, 'status', {
  paid: 'expected',
  returned: 'danger',
  void: 'neutral',
});
