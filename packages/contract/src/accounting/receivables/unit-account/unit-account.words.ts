import { wordsFrom } from '../../../wire/fields/words';
import en from './unit-account.en.json';
import es from './unit-account.es.json';

export const unitAccountWords = wordsFrom(en, es);
