import type { ApprovalChange } from '@courtyard/contract';
import { vendorPaymentLabels } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.labels';
import type { Language } from '@courtyard/contract/fields/labels';

/** What an approval says of the reserve funds that it takes from. */
export const reservesInWords = (language: Language, reserves: readonly string[]): ApprovalChange[] =>
  reserves.map((fund) => ({ field: vendorPaymentLabels.reserves[language], before: null, after: fund }));
