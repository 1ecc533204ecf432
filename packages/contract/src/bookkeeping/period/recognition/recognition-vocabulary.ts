import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { recognitionLabels } from './recognition.labels';
import en from './recognition-history.en.json';
import es from './recognition-history.es.json';

/** What the recognition of assessments is called in histories. */
export const recognitionVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'recognition-policy': recognitionLabels },
});
