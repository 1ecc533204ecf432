import { wordsFrom } from '../../../wire/fields/words';
import en from './insurance.en.json';
import es from './insurance.es.json';

export const insuranceWords = wordsFrom(en, es);
