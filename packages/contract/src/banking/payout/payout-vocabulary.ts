import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { payoutLabels } from './payout.labels';
import en from './payout-history.en.json';
import es from './payout-history.es.json';

/** What batches of payouts are called in their histories. */
export const payoutVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { 'payout-batch': payoutLabels.payoutBatch },
  records: { 'payout-batch': payoutLabels },
});
