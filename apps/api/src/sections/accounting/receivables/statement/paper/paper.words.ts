import { wordsFrom } from '@courtyard/contract/fields/words';
import en from './paper.en.json';
import es from './paper.es.json';

/** What papers to owners, and slips for the bank, say. */
export const paperWords = wordsFrom(en, es);
