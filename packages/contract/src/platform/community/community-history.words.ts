import type { HistoryVocabulary } from '../../wire/fields/history';
import { communityWords } from './community.words';
import { sharedWords } from '../../wire/fields/words';

/** What the community is called in its history. */
export const communityVocabulary: HistoryVocabulary = {
  actions: {
    'community.update': { en: 'Community changed', es: 'Comunidad cambiada' },
    'community.ask-to-delete': {
      en: 'Community deletion scheduled',
      es: 'Eliminación de la comunidad programada',
    },
    'community.call-off-deletion': {
      en: 'Community deletion canceled',
      es: 'Eliminación de la comunidad cancelada',
    },
    'community.import': { en: 'Imported from an export', es: 'Importada de una exportación' },
    'community-export.start': {
      en: 'Community export started',
      es: 'Exportación de la comunidad iniciada',
    },
    'community-export.remove': {
      en: 'Community export deleted',
      es: 'Exportación de la comunidad eliminada',
    },
  },
  kinds: { community: { en: 'Community', es: 'Comunidad' } },
  things: {
    community: {
      ...communityWords,
      export: { en: 'Export', es: 'Exportación' },
      status: sharedWords.status,
      madeAt: { en: 'Export made at', es: 'Exportación hecha el' },
      deletesOn: { en: 'Deletion date', es: 'Fecha de eliminación' },
      approvedBy: sharedWords.approvedBy,
    },
  },
};
