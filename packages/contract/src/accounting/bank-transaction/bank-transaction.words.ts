import { wordsFrom } from '../../wire/fields/words';
import en from './bank-transaction.en.json';
import es from './bank-transaction.es.json';

export const bankTransactionWords = wordsFrom(en, es);
