import type { HistoryVocabulary } from '../../../wire/fields/history';
import { audienceWords } from './audience.words';

/** What saved audiences are called in their histories. */
export const audienceVocabulary: HistoryVocabulary = {
  actions: {
    'audience.create': { en: 'Audience saved', es: 'Destinatarios guardados' },
    'audience.update': { en: 'Audience edited', es: 'Destinatarios editados' },
    'audience.remove': { en: 'Audience deleted', es: 'Destinatarios eliminados' },
  },
  kinds: { audience: { en: 'Saved audience', es: 'Destinatarios guardados' } },
  things: { audience: audienceWords },
};
