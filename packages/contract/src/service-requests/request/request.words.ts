import { wordsFrom } from '../../wire/fields/words';
import en from './request.en.json';
import es from './request.es.json';

export const requestWords = wordsFrom(en, es);
