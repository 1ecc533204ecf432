import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import unclaimedCheckEn from './unclaimed-check.en.json';
import unclaimedCheckEs from './unclaimed-check.es.json';
import unclaimedCheckHistoryEn from './unclaimed-check-history.en.json';
import unclaimedCheckHistoryEs from './unclaimed-check-history.es.json';

export const unclaimedCheckLabels = labelsFrom(unclaimedCheckEn, unclaimedCheckEs);

/** What unclaimed checks are called in their histories, and in the log. */
export const unclaimedCheckVocabulary: HistoryVocabulary = historyFrom(
  unclaimedCheckHistoryEn,
  unclaimedCheckHistoryEs,
  {
    kinds: {
      'unclaimed-check': unclaimedCheckLabels.unclaimedCheck,
      'bank-setting': unclaimedCheckLabels.bankSetting,
    },
    records: { 'unclaimed-check': unclaimedCheckLabels, 'bank-setting': unclaimedCheckLabels },
  },
);
