import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { communityLabels } from './community.labels';
import en from './community-history.en.json';
import es from './community-history.es.json';

/** What the community is called in its history. */
export const communityVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { community: communityLabels },
});
