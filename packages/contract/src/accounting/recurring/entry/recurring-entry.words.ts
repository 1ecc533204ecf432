import { wordsFrom } from '../../../wire/fields/words';
import en from './recurring-entry.en.json';
import es from './recurring-entry.es.json';

export const recurringEntryWords = wordsFrom(en, es);
