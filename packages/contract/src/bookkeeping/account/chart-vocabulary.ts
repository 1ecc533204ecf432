import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { fundLabels } from '../fund/fund.labels';
import { accountLabels } from './account.labels';
import en from './chart-history.en.json';
import es from './chart-history.es.json';

/** What accounts, funds and opening balances are called in their histories. */
export const chartVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: {
    account: { ...accountLabels, archived: accountLabels.archivedAt },
    fund: { ...fundLabels, archived: fundLabels.archivedAt },
  },
});
