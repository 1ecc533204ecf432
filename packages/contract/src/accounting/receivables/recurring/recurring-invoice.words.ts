import { wordsFrom } from '../../../wire/fields/words';
import en from './recurring-invoice.en.json';
import es from './recurring-invoice.es.json';

export const recurringInvoiceWords = wordsFrom(en, es);
