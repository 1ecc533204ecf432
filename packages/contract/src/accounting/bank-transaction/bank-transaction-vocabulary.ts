import type { HistoryVocabulary } from '../../wire/fields/history';
import { bankRuleWords } from './rule/bank-rule.words';
import { bankTransactionWords } from './bank-transaction.words';

/** What the bank's lines, their files and their rules are called in their histories. */
export const bankTransactionVocabulary: HistoryVocabulary = {
  actions: {
    'bank-transaction.match': { en: 'Matched', es: 'Conciliado' },
    'bank-transaction.match-by-rule': { en: 'Matched by a rule', es: 'Conciliado por una regla' },
    'bank-transaction.unmatch': { en: 'Unmatched', es: 'Conciliación deshecha' },
    'bank-transaction.release': {
      en: 'Unmatched: its entry was reversed',
      es: 'Conciliación deshecha: se anuló su asiento',
    },
    'bank-transaction.ignore': { en: 'Ignored', es: 'Ignorado' },
    'bank-transaction.reopen': { en: 'Reopened', es: 'Reabierto' },
    'bank-transaction.settle-doubt': { en: 'Possible duplicate reviewed', es: 'Posible duplicado revisado' },
    'bank-import.import': { en: 'Bank statement imported', es: 'Extracto bancario importado' },
    'bank-import.take-back': { en: 'Bank statement import undone', es: 'Importación de extracto deshecha' },
    'bank-rule.create': { en: 'Rule added', es: 'Regla agregada' },
    'bank-rule.update': { en: 'Rule edited', es: 'Regla modificada' },
    'bank-rule.remove': { en: 'Rule removed', es: 'Regla eliminada' },
    'bank-rule.order': { en: 'Rules reordered', es: 'Orden de las reglas cambiado' },
  },
  kinds: {
    'bank-import': { en: 'Bank statement', es: 'Extracto bancario' },
    'bank-transaction': { en: 'Bank transaction', es: 'Movimiento bancario' },
    'bank-rule': { en: 'Bank rule', es: 'Regla bancaria' },
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
