import type { ApprovalChange } from '@courtyard/contract';
import { vendorPaymentWords } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.words';
import type { Language } from '@courtyard/contract/fields/words';

/** What an approval says of the reserve funds that it takes from. */
export const reservesInWords = (language: Language, reserves: readonly string[]): ApprovalChange[] =>
  reserves.map((fund) => ({ field: vendorPaymentWords.reserves[language], before: null, after: fund }));
