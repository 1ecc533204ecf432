import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ownerLetterWords } from '../letter/owner-letter.words';
import { paymentPolicyWords } from './payment-policy.words';
import { paymentWords } from './payment.words';
import en from './payment-history.en.json';
import es from './payment-history.es.json';

/** What payments, and in which order they settle, are called in their histories. */
export const paymentVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: {
    'payment-policy': paymentPolicyWords,
    payment: { ...paymentWords, ...ownerLetterWords, properties: paymentWords.property },
  },
});
