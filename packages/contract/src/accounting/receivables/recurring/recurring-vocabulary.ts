import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { recurringInvoiceLabels } from './recurring-invoice.labels';
import en from './recurring-history.en.json';
import es from './recurring-history.es.json';

/** What recurring templates are called in their histories. */
export const recurringVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'recurring-template': recurringInvoiceLabels },
});
