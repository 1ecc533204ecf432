import type { HistoryVocabulary } from '../../wire/fields/history';
import { bankRuleWords } from './rule/bank-rule.words';
import { bankTransactionWords } from './bank-transaction.words';

/** What the bank's lines, their files and their rules are called in their histories. */
export const bankTransactionVocabulary: HistoryVocabulary = {
  actions: {
    'bank-transaction.match': { en: 'Matched', es: 'Conciliado' },
    'bank-transaction.match-by-rule': { en: 'Matched by a rule', es: 'Conciliado por una regla' },
    'bank-transaction.unmatch': { en: 'Match undone', es: 'Conciliación deshecha' },
    'bank-transaction.release': {
      en: 'Match undone: its entry was reversed',
      es: 'Conciliación deshecha: se anuló su asiento',
    },
    'bank-transaction.ignore': { en: 'Ignored', es: 'Ignorado' },
    'bank-transaction.reopen': { en: 'To match again', es: 'Por conciliar otra vez' },
    'bank-transaction.settle-doubt': { en: 'Doubt settled', es: 'Duda resuelta' },
    'bank-import.import': { en: 'Bank statement imported', es: 'Extracto bancario importado' },
    'bank-import.take-back': { en: 'Import of a statement taken back', es: 'Importación deshecha' },
    'bank-rule.create': { en: 'Rule added', es: 'Regla agregada' },
    'bank-rule.update': { en: 'Rule changed', es: 'Regla cambiada' },
    'bank-rule.remove': { en: 'Rule removed', es: 'Regla eliminada' },
    'bank-rule.order': { en: 'Order of rules set', es: 'Orden de las reglas fijado' },
  },
  kinds: {
    'bank-import': { en: 'Bank statement', es: 'Extracto bancario' },
    'bank-transaction': { en: 'Bank transaction', es: 'Movimiento bancario' },
    'bank-rule': { en: 'Rule for bank transactions', es: 'Regla de movimientos bancarios' },
  },
  things: {
    'bank-transaction': {
      ...bankTransactionWords,
      entry: { en: 'Entry', es: 'Asiento' },
      rule: { en: 'Rule', es: 'Regla' },
    },
    'bank-import': {
      fileName: { en: 'File', es: 'Archivo' },
      account: { en: 'Bank account', es: 'Cuenta bancaria' },
      lines: { en: 'Lines', es: 'Líneas' },
      added: { en: 'New', es: 'Nuevas' },
      fromOn: { en: 'From', es: 'Desde' },
      untilOn: { en: 'Until', es: 'Hasta' },
    },
    'bank-rule': bankRuleWords,
  },
};
