import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { ownerLetterWords } from '../letter/owner-letter.words';
import { invoiceWords } from './invoice.words';
import en from './invoice-history.en.json';
import es from './invoice-history.es.json';

/** What invoices are called in their histories. */
export const invoiceVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { invoice: { ...invoiceWords, ...ownerLetterWords } },
});
