import type { HistoryVocabulary } from '../../../wire/fields/history';
import { recognitionWords } from './recognition.words';

/** What the recognition of assessments is called in histories. */
export const recognitionVocabulary: HistoryVocabulary = {
  actions: {
    'recognition-policy.set': {
      en: 'Reserve assessment policy set',
      es: 'Política de cuotas de reserva establecida',
    },
  },
  kinds: {
    'recognition-policy': { en: 'Reserve assessment policy', es: 'Política de cuotas de reserva' },
  },
  things: { 'recognition-policy': recognitionWords },
};
