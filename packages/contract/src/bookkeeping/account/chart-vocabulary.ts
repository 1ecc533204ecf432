import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { fundWords } from '../fund/fund.words';
import { accountWords } from './account.words';
import en from './chart-history.en.json';
import es from './chart-history.es.json';

/** What accounts, funds and opening balances are called in their histories. */
export const chartVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: {
    account: { ...accountWords, archived: accountWords.archivedAt },
    fund: { ...fundWords, archived: fundWords.archivedAt },
  },
});
