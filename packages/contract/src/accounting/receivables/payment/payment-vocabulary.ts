import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ownerLetterLabels } from '../letter/owner-letter.labels';
import { paymentPolicyLabels } from './payment-policy.labels';
import { paymentLabels } from './payment.labels';
import en from './payment-history.en.json';
import es from './payment-history.es.json';

/** What payments, and in which order they settle, are called in their histories. */
export const paymentVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: {
    'payment-policy': paymentPolicyLabels,
    payment: { ...paymentLabels, ...ownerLetterLabels, properties: paymentLabels.property },
  },
});
