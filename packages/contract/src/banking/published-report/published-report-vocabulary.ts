import { basisWords } from '../../bookkeeping/account/report-facts.words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { reportWords } from '../report/report.words';

const publication = { en: 'Reports for owners', es: 'Informes para propietarios' };

/** What the publication of reports is called in the log. */
export const publishedReportVocabulary: HistoryVocabulary = {
  actions: {
    'report-publication.set': {
      en: 'Reports for owners updated',
      es: 'Informes para propietarios actualizados',
    },
  },
  kinds: { 'report-publication': publication },
  things: {
    'report-publication': { ...basisWords, balance: reportWords.balance, profit: reportWords.profit },
  },
};
