import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { payoutWords } from './payout.words';

/** What batches of payouts are called in their histories. */
export const payoutVocabulary: HistoryVocabulary = {
  actions: {
    'payout-batch.create': { en: 'Batch created', es: 'Lote creado' },
    'payout-batch.update': { en: 'Batch updated', es: 'Lote actualizado' },
    'payout-batch.prepare': { en: 'Batch sent for approval', es: 'Lote enviado a aprobación' },
    'payout-batch.approve': { en: 'Batch approved', es: 'Lote aprobado' },
    'payout-batch.return': { en: 'Batch returned to draft', es: 'Lote devuelto a borrador' },
    'payout-batch.release': { en: 'Batch released', es: 'Lote emitido' },
    'payout-batch.cancel': { en: 'Batch canceled', es: 'Lote cancelado' },
    'payout-batch.settle': { en: 'Payment settled', es: 'Pago liquidado' },
  },
  kinds: { 'payout-batch': payoutWords.payoutBatch },
  things: {
    'payout-batch': {
      ...payoutWords,
      approvedBy: sharedWords.approvedBy,
      reason: sharedWords.reason,
      paidOn: { en: 'Paid on', es: 'Pagado el' },
      settledOn: { en: 'Settled on', es: 'Liquidado el' },
      reference: { en: 'Reference', es: 'Referencia' },
      vendor: { en: 'Vendor', es: 'Proveedor' },
    },
  },
};
