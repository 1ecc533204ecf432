import type { HistoryVocabulary } from '../../../wire/fields/history';
import { sharedWords } from '../../../wire/fields/words';
import { adjustmentWords } from './adjustment.words';

/** What credit memos, waivers, write-offs and refunds are called in their histories. */
export const adjustmentVocabulary: HistoryVocabulary = {
  actions: {
    'adjustment.post': { en: 'Credit posted', es: 'Abono registrado' },
    'adjustment.void': { en: 'Credit voided', es: 'Abono anulado' },
    'adjustment.recover': { en: 'Recovery recorded', es: 'Recuperación registrada' },
  },
  kinds: { adjustment: { en: 'Credit or refund', es: 'Abono o reembolso' } },
  things: {
    adjustment: {
      ...adjustmentWords,
      on: { en: 'Date', es: 'Fecha' },
      approvedBy: sharedWords.approvedBy,
      payment: { en: 'Payment', es: 'Pago' },
    },
  },
};
