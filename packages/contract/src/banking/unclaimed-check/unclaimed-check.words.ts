import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

export const unclaimedCheckWords = {
  unclaimedCheck: { en: 'Unclaimed check', es: 'Cheque no cobrado' },
  undo: { en: 'Undo move of check', es: 'Deshacer el traspaso del cheque' },
  bankSetting: { en: 'Stale check settings', es: 'Ajustes de cheques caducados' },
  staleAfterDays: { en: 'Stale after (days)', es: 'Caducan después de (días)' },
  unclaimedAccount: { en: 'Liability account', es: 'Cuenta de pasivo' },
  number: { en: 'Check number', es: 'Número de cheque' },
  payee: { en: 'Payee', es: 'Beneficiario' },
  writtenOn: { en: 'Check date', es: 'Fecha del cheque' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  on: { en: 'Date', es: 'Fecha' },
  approvedBy: sharedWords.approvedBy,
  reason: sharedWords.reason,
} satisfies Words;

/** What unclaimed checks are called in their histories, and in the log. */
export const unclaimedCheckVocabulary: HistoryVocabulary = {
  actions: {
    'unclaimed-check.move': { en: 'Moved to unclaimed checks', es: 'Pasado a cheques no cobrados' },
    'unclaimed-check.undo': { en: 'Move undone', es: 'Traspaso deshecho' },
    'bank-setting.update': {
      en: 'Stale check settings changed',
      es: 'Ajustes de cheques caducados cambiados',
    },
  },
  kinds: {
    'unclaimed-check': unclaimedCheckWords.unclaimedCheck,
    'bank-setting': unclaimedCheckWords.bankSetting,
  },
  things: { 'unclaimed-check': unclaimedCheckWords, 'bank-setting': unclaimedCheckWords },
};
