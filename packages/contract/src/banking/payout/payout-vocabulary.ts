import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { payoutWords } from './payout.words';
import en from './payout-history.en.json';
import es from './payout-history.es.json';

/** What batches of payouts are called in their histories. */
export const payoutVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { 'payout-batch': payoutWords.payoutBatch },
  things: { 'payout-batch': payoutWords },
});
