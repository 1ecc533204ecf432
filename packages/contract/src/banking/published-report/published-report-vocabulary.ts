import { basisLabels } from '../../bookkeeping/account/report-facts.labels';
import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { reportLabels } from '../report/report.labels';
import en from './published-report-history.en.json';
import es from './published-report-history.es.json';

/** What the publication of reports is called in the log. */
export const publishedReportVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: {
    'report-publication': {
      ...basisLabels,
      balance: reportLabels.balance,
      profit: reportLabels.profit,
      budget: reportLabels.budget,
    },
  },
});
