import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { depositWords } from './deposit.words';

/** What deposits are called in their histories. */
export const depositVocabulary: HistoryVocabulary = {
  actions: {
    'deposit.post': { en: 'Deposit recorded', es: 'Depósito registrado' },
    'deposit.void': { en: 'Deposit voided', es: 'Depósito anulado' },
  },
  kinds: { deposit: { en: 'Deposit', es: 'Depósito' } },
  things: {
    deposit: {
      ...depositWords,
      on: { en: 'Date', es: 'Fecha' },
      reason: sharedWords.reason,
    },
  },
};
