import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { savedReportLabels } from './saved-report.labels';
import en from './saved-report-history.en.json';
import es from './saved-report-history.es.json';

/** What saved reports are called in their histories. */
export const savedReportVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { 'saved-report': savedReportLabels.savedReport },
  records: { 'saved-report': savedReportLabels },
});
