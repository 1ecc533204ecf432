import type { HistoryVocabulary } from '../../wire/fields/history';
import { communityWords } from './community.words';

/** What the community is called in its history. */
export const communityVocabulary: HistoryVocabulary = {
  actions: { 'community.update': { en: 'Community changed', es: 'Comunidad cambiada' } },
  kinds: { community: { en: 'Community', es: 'Comunidad' } },
  things: {
    community: {
      ...communityWords,
      export: { en: 'Export', es: 'Exportación' },
      status: { en: 'Status', es: 'Estado' },
    },
  },
};
