import { wordsFrom } from '../../wire/fields/words';
import en from './work-order.en.json';
import es from './work-order.es.json';

export const workOrderWords = wordsFrom(en, es);
