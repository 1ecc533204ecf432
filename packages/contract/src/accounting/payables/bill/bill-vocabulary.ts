import { wordsFrom } from '../../../wire/fields/words';
import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { billWords } from './bill.words';
import { vendorPaymentWords } from './vendor-payment/vendor-payment.words';
import takenBackEn from './taken-back.en.json';
import takenBackEs from './taken-back.es.json';
import billHistoryEn from './bill-history.en.json';
import billHistoryEs from './bill-history.es.json';

const takenBack = wordsFrom(takenBackEn, takenBackEs);

/** What bills and what pays them are called in their histories. */
export const billVocabulary: HistoryVocabulary = historyFrom(billHistoryEn, billHistoryEs, {
  things: { bill: { ...billWords, ...takenBack }, 'vendor-payment': { ...vendorPaymentWords, ...takenBack } },
});
