import { basisWords } from '../../bookkeeping/account/report-facts.words';
import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { reportWords } from '../report/report.words';
import en from './published-report-history.en.json';
import es from './published-report-history.es.json';

/** What the publication of reports is called in the log. */
export const publishedReportVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: {
    'report-publication': { ...basisWords, balance: reportWords.balance, profit: reportWords.profit },
  },
});
