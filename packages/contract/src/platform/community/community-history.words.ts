import type { HistoryVocabulary } from '../../wire/fields/history';
import { communityWords } from './community.words';
import { sharedWords } from '../../wire/fields/words';

/** What the community is called in its history. */
export const communityVocabulary: HistoryVocabulary = {
  actions: {
    'community.update': { en: 'Community changed', es: 'Comunidad cambiada' },
    'community.ask-to-delete': {
      en: 'Deletion of the community begun',
      es: 'Eliminación de la comunidad iniciada',
    },
    'community.call-off-deletion': {
      en: 'Deletion of the community called off',
      es: 'Eliminación de la comunidad anulada',
    },
    'community.import': { en: 'Brought here from an export', es: 'Traída aquí desde una exportación' },
    'community-export.start': {
      en: 'Export of the community begun',
      es: 'Exportación de la comunidad iniciada',
    },
    'community-export.remove': {
      en: 'Export of the community removed',
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
      deletesOn: { en: 'Is deleted on', es: 'Se elimina el' },
      approvedBy: sharedWords.approvedBy,
    },
  },
};
