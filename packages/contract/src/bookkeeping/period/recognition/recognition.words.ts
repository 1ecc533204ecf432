import { wordsFrom } from '../../../wire/fields/words';
import en from './recognition.en.json';
import es from './recognition.es.json';

/** When assessments for a reserve are income. */
export const recognitionWords = wordsFrom(en, es);
