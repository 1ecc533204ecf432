import { wordsFrom } from '../../wire/fields/words';
import en from './fund.en.json';
import es from './fund.es.json';

export const fundWords = wordsFrom(en, es);
