import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { wordsFrom } from '../../wire/fields/words';
import unclaimedCheckEn from './unclaimed-check.en.json';
import unclaimedCheckEs from './unclaimed-check.es.json';
import unclaimedCheckHistoryEn from './unclaimed-check-history.en.json';
import unclaimedCheckHistoryEs from './unclaimed-check-history.es.json';

export const unclaimedCheckWords = wordsFrom(unclaimedCheckEn, unclaimedCheckEs);

/** What unclaimed checks are called in their histories, and in the log. */
export const unclaimedCheckVocabulary: HistoryVocabulary = historyFrom(
  unclaimedCheckHistoryEn,
  unclaimedCheckHistoryEs,
  {
    kinds: {
      'unclaimed-check': unclaimedCheckWords.unclaimedCheck,
      'bank-setting': unclaimedCheckWords.bankSetting,
    },
    things: { 'unclaimed-check': unclaimedCheckWords, 'bank-setting': unclaimedCheckWords },
  },
);
