import { billWords } from '@courtyard/contract/accounting/payables/bill/bill.words';
import { vendorPaymentWords } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.words';
import { badgeOf } from '@courtyard/ui';

export const BillStatusBadge = badgeOf(billWords, 'status', {
  draft: 'attention',
  waiting: 'attention',
  open: 'info',
  partial: 'attention',
  paid: 'expected',
  void: 'neutral',
});

export const VendorPaymentStatusBadge = badgeOf(vendorPaymentWords, 'status', {
  paid: 'expected',
  returned: 'danger',
  void: 'neutral',
});
