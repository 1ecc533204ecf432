import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { bankRuleWords } from './rule/bank-rule.words';
import { bankTransactionWords } from './bank-transaction.words';
import en from './bank-transaction-history.en.json';
import es from './bank-transaction-history.es.json';

/** What the bank's lines, their files and their rules are called in their histories. */
export const bankTransactionVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { 'bank-transaction': bankTransactionWords, 'bank-rule': bankRuleWords },
});
