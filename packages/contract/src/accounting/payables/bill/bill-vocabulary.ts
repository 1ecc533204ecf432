import { labelsFrom } from '../../../wire/fields/labels';
import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { billLabels } from './bill.labels';
import { vendorPaymentLabels } from './vendor-payment/vendor-payment.labels';
import takenBackEn from './taken-back.en.json';
import takenBackEs from './taken-back.es.json';
import billHistoryEn from './bill-history.en.json';
import billHistoryEs from './bill-history.es.json';

const takenBack = labelsFrom(takenBackEn, takenBackEs);

/** What bills and what pays them are called in their histories. */
export const billVocabulary: HistoryVocabulary = historyFrom(billHistoryEn, billHistoryEs, {
  records: {
    bill: { ...billLabels, ...takenBack },
    'vendor-payment': { ...vendorPaymentLabels, ...takenBack },
  },
});
