import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { savedReportWords } from './saved-report.words';
import en from './saved-report-history.en.json';
import es from './saved-report-history.es.json';

/** What saved reports are called in their histories. */
export const savedReportVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { 'saved-report': savedReportWords.savedReport },
  things: { 'saved-report': savedReportWords },
});
