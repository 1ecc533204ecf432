import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { bankRuleLabels } from './rule/bank-rule.labels';
import { bankTransactionLabels } from './bank-transaction.labels';
import en from './bank-transaction-history.en.json';
import es from './bank-transaction-history.es.json';

/** What the bank's lines, their files and their rules are called in their histories. */
export const bankTransactionVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'bank-transaction': bankTransactionLabels, 'bank-rule': bankRuleLabels },
});
