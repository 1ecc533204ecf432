import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import transferEn from './transfer.en.json';
import transferEs from './transfer.es.json';
import transferHistoryEn from './transfer-history.en.json';
import transferHistoryEs from './transfer-history.es.json';

export const transferLabels = labelsFrom(transferEn, transferEs);

/** What transfers are called in their histories, and in the log. */
export const transferVocabulary: HistoryVocabulary = historyFrom(transferHistoryEn, transferHistoryEs, {
  kinds: { transfer: transferLabels.transfer },
  records: { transfer: transferLabels },
});
