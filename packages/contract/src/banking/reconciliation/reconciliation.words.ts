import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

export const reconciliationWords = {
  reconciliation: { en: 'Reconciliation', es: 'Conciliación' },
  account: { en: 'Bank account', es: 'Cuenta bancaria' },
  fromOn: { en: 'From', es: 'Desde' },
  toOn: { en: 'Statement date', es: 'Fecha del extracto' },
  openingMinor: { en: 'Opening balance', es: 'Saldo inicial' },
  closingMinor: { en: 'Closing balance', es: 'Saldo final' },
  clearedMinor: { en: 'Cleared', es: 'Conciliado' },
  clearedLines: { en: 'Cleared lines', es: 'Líneas conciliadas' },
  differenceMinor: { en: 'Difference', es: 'Diferencia' },
  status: sharedWords.status,
  'status.open': { en: 'In progress', es: 'En curso' },
  'status.finished': { en: 'Reconciled', es: 'Conciliada' },
  'status.undone': { en: 'Undone', es: 'Deshecha' },
  finishedBy: { en: 'Reconciled by', es: 'Conciliada por' },
  finishedAt: { en: 'Reconciled on', es: 'Conciliada el' },
  reason: sharedWords.reason,
  date: { en: 'Date', es: 'Fecha' },
  no: { en: 'Entry', es: 'Asiento' },
  reference: { en: 'Reference', es: 'Referencia' },
  party: { en: 'Payee or payer', es: 'Beneficiario o pagador' },
  memo: { en: 'Memo', es: 'Concepto' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  clearedPayments: { en: 'Cleared payments', es: 'Pagos conciliados' },
  clearedDeposits: { en: 'Cleared deposits', es: 'Depósitos conciliados' },
  outstandingChecks: { en: 'Outstanding checks and payments', es: 'Cheques y pagos pendientes' },
  depositsInTransit: { en: 'Deposits in transit', es: 'Depósitos en tránsito' },
  booksMinor: { en: 'Balance in the books', es: 'Saldo en los libros' },
  journalNo: { en: 'Journal number', es: 'Número del diario' },
  report: { en: 'Reconciliation report', es: 'Informe de conciliación' },
} satisfies Words;

/** What reconciliations are called in their histories, and in the log. */
export const reconciliationVocabulary: HistoryVocabulary = {
  actions: {
    'reconciliation.start': { en: 'Started', es: 'Iniciada' },
    'reconciliation.clear': { en: 'Lines cleared', es: 'Líneas conciliadas' },
    'reconciliation.change-closing': { en: 'Closing balance changed', es: 'Saldo final cambiado' },
    'reconciliation.finish': { en: 'Finished', es: 'Terminada' },
    'reconciliation.undo': { en: 'Undone', es: 'Deshecha' },
    'reconciliation.delete': { en: 'Deleted before it was finished', es: 'Eliminada sin terminar' },
  },
  kinds: { reconciliation: reconciliationWords.reconciliation },
  things: { reconciliation: reconciliationWords },
};
