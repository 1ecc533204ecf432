import { wordsFrom } from '../../../wire/fields/words';
import en from './deposit.en.json';
import es from './deposit.es.json';

export const depositWords = wordsFrom(en, es);
