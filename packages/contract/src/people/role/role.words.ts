import { wordsFrom } from '../../wire/fields/words';
import en from './role.en.json';
import es from './role.es.json';

export const roleWords = wordsFrom(en, es);
