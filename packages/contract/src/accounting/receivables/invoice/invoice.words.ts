import { wordsFrom } from '../../../wire/fields/words';
import en from './invoice.en.json';
import es from './invoice.es.json';

export const invoiceWords = wordsFrom(en, es);
