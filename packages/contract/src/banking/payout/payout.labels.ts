import { labelsFrom } from '../../wire/fields/labels';
import en from './payout.en.json';
import es from './payout.es.json';

/** What batches of payouts and their values are called. */
export const payoutLabels = labelsFrom(en, es);
