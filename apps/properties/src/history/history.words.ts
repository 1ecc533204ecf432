import type { HistoryVocabulary } from '@courtyard/ui/details';
import { historyMessages } from './history.messages';

/** What the things of this section are called in their histories. */
export const historyVocabulary: HistoryVocabulary = {
  words: historyMessages,
  values: { bathroomHalves: (halves, formats) => formats.number(halves / 2) },
  withoutChanges: ['common-area.create'],
};
