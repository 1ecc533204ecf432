import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { adjustmentLabels } from './adjustment.labels';
import en from './adjustment-history.en.json';
import es from './adjustment-history.es.json';

/** What credit memos, waivers, write-offs and refunds are called in their histories. */
export const adjustmentVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { adjustment: adjustmentLabels },
});
