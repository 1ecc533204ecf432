import { wordsFrom } from '../../../wire/fields/words';
import en from './pet.en.json';
import es from './pet.es.json';

export const petWords = wordsFrom(en, es);
