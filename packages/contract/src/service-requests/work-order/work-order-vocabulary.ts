import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { workOrderWords } from './work-order.words';
import en from './work-order-history.en.json';
import es from './work-order-history.es.json';

/** What work orders are called in their histories, and in the log. */
export const workOrderVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: {
    'work-order': workOrderWords.workOrder,
    'vendor-member': workOrderWords.members,
    'service-plan': workOrderWords.plan,
  },
  things: { 'work-order': workOrderWords, 'vendor-member': workOrderWords, 'service-plan': workOrderWords },
});
