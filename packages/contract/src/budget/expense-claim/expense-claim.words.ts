import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

/** What a claim for reimbursement and its fields are called. */
export const expenseClaimWords = {
  claim: { en: 'Expense claim', es: 'Solicitud de reembolso' },
  number: { en: 'Number', es: 'Número' },
  claimant: { en: 'Claimant', es: 'Solicitante' },
  owner: { en: 'Submitted by', es: 'Enviada por' },
  'owner.mine': { en: 'Me', es: 'Mí' },
  'owner.others': { en: 'Others', es: 'Otras personas' },
  fileIds: { en: 'Receipts', es: 'Recibos' },
  amountMinor: { en: 'Amount', es: 'Monto' },
  spentOn: { en: 'Date of purchase', es: 'Fecha de compra' },
  purpose: { en: 'Purpose', es: 'Motivo de la compra' },
  state: sharedWords.status,
  'state.submitted': { en: 'Submitted', es: 'Enviada' },
  'state.pending': { en: 'Pending approval', es: 'Por aprobar' },
  'state.returned': { en: 'Returned', es: 'Devuelta' },
  'state.withdrawn': { en: 'Withdrawn', es: 'Retirada' },
  'state.approved': { en: 'Approved', es: 'Aprobada' },
  'state.payable': { en: 'To pay', es: 'Por pagar' },
  'state.paid': { en: 'Paid', es: 'Pagada' },
  'state.void': { en: 'Void', es: 'Anulada' },
  submittedAt: { en: 'Submitted', es: 'Enviada el' },
  lines: { en: 'Accounts', es: 'Cuentas' },
  account: { en: 'Account', es: 'Cuenta' },
  fund: { en: 'Fund', es: 'Fondo' },
  description: { en: 'Description', es: 'Descripción' },
  reason: sharedWords.reason,
  bill: { en: 'Bill', es: 'Factura' },
  files: { en: 'Receipts', es: 'Recibos' },
  approvedBy: sharedWords.approvedBy,
} satisfies Words;

/** What claims are called in their histories, and in the log. */
export const expenseClaimVocabulary: HistoryVocabulary = {
  actions: {
    'expense-claim.submit': { en: 'Submitted', es: 'Se envió' },
    'expense-claim.update': { en: 'Edited and resubmitted', es: 'Se editó y se reenvió' },
    'expense-claim.withdraw': { en: 'Withdrawn', es: 'Se retiró' },
    'expense-claim.review': {
      en: 'Accounts set, sent for approval',
      es: 'Se asignaron cuentas y se pidió aprobación',
    },
    'expense-claim.return': { en: 'Returned', es: 'Se devolvió' },
    'expense-claim.approve': { en: 'Approved', es: 'Se aprobó' },
    'expense-claim.bill': { en: 'Bill drafted', es: 'Se preparó la factura' },
  },
  kinds: { 'expense-claim': expenseClaimWords.claim },
  things: { 'expense-claim': expenseClaimWords },
};
