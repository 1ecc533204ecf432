import { type HistoryVocabulary, historyFrom } from '../../../../wire/fields/history';
import { statementRunLabels } from './statement-run.labels';
import en from './statement-run-history.en.json';
import es from './statement-run-history.es.json';

/** What runs of statements are called in their histories. */
export const statementRunVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'statement-run': statementRunLabels },
});
