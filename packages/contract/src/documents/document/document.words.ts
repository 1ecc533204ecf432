import { wordsFrom } from '../../wire/fields/words';
import en from './document.en.json';
import es from './document.es.json';

export const documentWords = wordsFrom(en, es);
