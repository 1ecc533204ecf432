import { paymentPolicyLabels } from '../payment/payment-policy.labels';
import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import en from './late-charge-history.en.json';
import es from './late-charge-history.es.json';

/** What policies of late payment are called in their histories. */
export const lateChargeVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'late-charge-policy': paymentPolicyLabels },
});
