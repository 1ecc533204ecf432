import type { HistoryVocabulary } from '../../../wire/fields/history';
import { recognitionWords } from './recognition.words';

/** What the recognition of assessments is called in histories. */
export const recognitionVocabulary: HistoryVocabulary = {
  actions: {
    'recognition-policy.set': {
      en: 'Recognition of assessments set',
      es: 'Reconocimiento de cuotas fijado',
    },
  },
  kinds: {
    'recognition-policy': { en: 'Recognition of assessments', es: 'Reconocimiento de cuotas' },
  },
  things: { 'recognition-policy': recognitionWords },
};
