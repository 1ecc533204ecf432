import { wordsFrom } from '../../wire/fields/words';
import en from './document.en.json';
import es from './document.es.json';

/** Of entries of histories: documents of properties are documents of the section Documents now. */
export const documentWords = wordsFrom(en, es);
