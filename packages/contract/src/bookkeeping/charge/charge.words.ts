import { wordsFrom } from '../../wire/fields/words';
import en from './charge.en.json';
import es from './charge.es.json';

/** Of whatever has a charge type. */
export const chargeWords = wordsFrom(en, es);
