import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ownerLetterLabels } from '../letter/owner-letter.labels';
import { invoiceLabels } from './invoice.labels';
import en from './invoice-history.en.json';
import es from './invoice-history.es.json';

/** What invoices are called in their histories. */
export const invoiceVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { invoice: { ...invoiceLabels, ...ownerLetterLabels } },
});
