import { wordsFrom } from '../../wire/fields/words';
import en from './book-check.en.json';
import es from './book-check.es.json';

export const bookCheckWords = wordsFrom(en, es);
