import { wordsFrom } from '../../wire/fields/words';
import en from './account.en.json';
import es from './account.es.json';

export const accountWords = wordsFrom(en, es);
