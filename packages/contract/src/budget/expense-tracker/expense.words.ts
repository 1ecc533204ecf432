import { wordsFrom } from '../../wire/fields/words';
import en from './expense.en.json';
import es from './expense.es.json';

/** What an expense and its fields are called. */
export const expenseWords = wordsFrom(en, es);
