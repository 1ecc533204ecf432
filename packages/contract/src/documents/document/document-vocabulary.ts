import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { documentLabels } from './document.labels';
import en from './document-history.en.json';
import es from './document-history.es.json';

/** What documents are called in their histories. */
export const documentVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { document: documentLabels.document },
  records: { document: documentLabels },
});
