import type { HistoryVocabulary } from '../../wire/fields/history';
import type { Words } from '../../wire/fields/words';

export const transferWords = {
  transfer: { en: 'Transfer', es: 'Transferencia' },
  number: { en: 'Number', es: 'Número' },
  on: { en: 'Date', es: 'Fecha' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hacia' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  purpose: { en: 'Purpose', es: 'Motivo' },
  'purpose.same-fund': { en: 'Within the fund', es: 'Dentro del fondo' },
  'purpose.contribution': { en: 'Contribution to the other fund', es: 'Aportación al otro fondo' },
  'purpose.loan': { en: 'Interfund loan', es: 'Préstamo entre fondos' },
  'purpose.repayment': { en: 'Repayment of an interfund loan', es: 'Devolución de un préstamo entre fondos' },
  memo: { en: 'Memo', es: 'Concepto' },
  entry: { en: 'Journal entry', es: 'Asiento contable' },
  createdBy: { en: 'Requested by', es: 'Solicitada por' },
  approvedBy: { en: 'Approved by', es: 'Aprobada por' },
} satisfies Words;

/** What transfers are called in their histories, and in the log. */
export const transferVocabulary: HistoryVocabulary = {
  actions: { 'transfer.post': { en: 'Posted', es: 'Registrada' } },
  kinds: { transfer: transferWords.transfer },
  things: { transfer: transferWords },
};
