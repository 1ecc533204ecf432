import { paymentPolicyWords } from '../payment/payment-policy.words';
import type { HistoryVocabulary } from '../../../wire/fields/history';

/** What policies of late payment are called in their histories. */
export const lateChargeVocabulary: HistoryVocabulary = {
  actions: {
    'late-charge-policy.set': { en: 'Late fees and interest set', es: 'Recargos e intereses fijados' },
  },
  kinds: { 'late-charge-policy': { en: 'Late payment policy', es: 'Política de pago tardío' } },
  things: {
    'late-charge-policy': {
      ...paymentPolicyWords,
      lateFee: { en: 'Late fee', es: 'Recargo por mora' },
      interest: { en: 'Interest', es: 'Intereses' },
    },
  },
};
