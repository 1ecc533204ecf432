import { wordsFrom } from '../../wire/fields/words';
import en from './shares.en.json';
import es from './shares.es.json';

/** How ownership shares and billing ratios are spread over all properties. */
export const shareDistributionWords = wordsFrom(en, es);
