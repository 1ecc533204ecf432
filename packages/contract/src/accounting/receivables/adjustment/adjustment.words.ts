import { wordsFrom } from '../../../wire/fields/words';
import en from './adjustment.en.json';
import es from './adjustment.es.json';

export const adjustmentWords = wordsFrom(en, es);
