import { wordsFrom } from '../../../wire/fields/words';
import en from './sale.en.json';
import es from './sale.es.json';

export const saleWords = wordsFrom(en, es);
