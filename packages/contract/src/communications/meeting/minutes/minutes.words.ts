import { wordsFrom } from '../../../wire/fields/words';
import en from './minutes.en.json';
import es from './minutes.es.json';

export const minutesWords = wordsFrom(en, es);
