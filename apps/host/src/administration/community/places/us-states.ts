import { type Word, wordsFrom } from '@courtyard/contract/fields/words';
import en from './us-states.en.json';
import es from './us-states.es.json';

/** States of the United States by ISO 3166-2; browsers have no names of them. */
export const usStates: Readonly<Record<string, Word>> = wordsFrom(en, es);
