import { wordsFrom } from '../../../../wire/fields/words';
import en from './payoff.en.json';
import es from './payoff.es.json';

export const payoffWords = wordsFrom(en, es);
