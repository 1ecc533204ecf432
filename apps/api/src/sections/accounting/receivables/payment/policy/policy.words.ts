import { type Word, wordsFrom } from '@courtyard/contract/fields/words';
import en from './policy.en.json';
import es from './policy.es.json';

/** The steps of the orders of payment and where the orders come from, by the English that the books keep. */
export const policyWords: Readonly<Record<string, Word>> = wordsFrom(en, es);
