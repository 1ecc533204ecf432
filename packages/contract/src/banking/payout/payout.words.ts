import type { Words } from '../../wire/fields/words';

/** What batches of payouts and their values are called. */
export const payoutWords = {
  payoutBatch: { en: 'Payout batch', es: 'Lote de pagos' },
  number: { en: 'Number', es: 'Número' },
  bills: { en: 'Bills and credits', es: 'Facturas y abonos' },
  bankAccountId: { en: 'Bank account', es: 'Cuenta bancaria' },
  bankAccount: { en: 'Bank account', es: 'Cuenta bancaria' },
  payOn: { en: 'Payment date', es: 'Fecha de pago' },
  method: { en: 'Method', es: 'Forma de pago' },
  'method.check': { en: 'Check', es: 'Cheque' },
  'method.transfer': { en: 'Bank transfer', es: 'Transferencia bancaria' },
  note: { en: 'Note', es: 'Nota' },
  status: { en: 'Status', es: 'Estado' },
  'status.draft': { en: 'Draft', es: 'Borrador' },
  'status.prepared': { en: 'Pending approval', es: 'Pendiente de aprobación' },
  'status.approved': { en: 'Approved', es: 'Aprobado' },
  'status.released': { en: 'Released', es: 'Emitido' },
  'status.settled': { en: 'Settled', es: 'Liquidado' },
  'status.canceled': { en: 'Canceled', es: 'Cancelado' },
  'status.returned': { en: 'Returned', es: 'Devuelto' },
  'status.void': { en: 'Void', es: 'Anulado' },
  totalMinor: { en: 'Total', es: 'Total' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  reserves: { en: 'Paid from', es: 'Se paga de' },
  contentHash: { en: 'Content hash', es: 'Huella del contenido' },
} satisfies Words;
