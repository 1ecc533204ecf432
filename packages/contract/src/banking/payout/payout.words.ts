import { wordsFrom } from '../../wire/fields/words';
import en from './payout.en.json';
import es from './payout.es.json';

/** What batches of payouts and their values are called. */
export const payoutWords = wordsFrom(en, es);
