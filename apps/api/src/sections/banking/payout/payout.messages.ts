import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls about payouts tell people, in Spanish by the English. */
export const payoutSentences: Sentences = {
  'Prepare, release and settle payouts': 'Preparar, emitir y liquidar pagos',
  'Payouts need the section Accounting. Switch it on first.':
    'Los pagos necesitan la sección Contabilidad. Actívela primero.',
  'One of these bills is in another batch already. Leave it out, or cancel that batch.':
    'Una de estas facturas ya está en otro lote. Quítela o cancele ese lote.',
  'This batch was released. It cannot change any more.': 'Este lote ya se emitió. No se puede cambiar.',
  'This batch was canceled. Create another one.': 'Este lote se canceló. Cree otro.',
  'This day is over. Choose today or a later day.': 'Este día ya pasó. Elija hoy o un día posterior.',
  'These bills and credits come to nothing. Choose bills that there is something to pay of.':
    'Estas facturas y créditos suman cero. Elija facturas que tengan algo por pagar.',
  'This batch is approved already. Release it.': 'Este lote ya está aprobado. Emítalo.',
  'This batch was changed in the meantime. Prepare it again.':
    'Este lote se cambió mientras tanto. Prepárelo de nuevo.',
  'Only an approved batch is released. Load it again to see its status.':
    'Solo se emite un lote aprobado. Cárguelo de nuevo para ver su estado.',
  'This is not what was approved. Change the batch and prepare it again.':
    'Esto no es lo que se aprobó. Cambie el lote y prepárelo de nuevo.',
  'This batch is to be paid on {1}. Release it on that day or later.':
    'Este lote se paga el {1}. Emítalo ese día o después.',
  'The bank account has {1}, of which other batches take {2}. This batch takes {3}. Pay fewer bills, or transfer money to the account first.':
    'La cuenta bancaria tiene {1}, de los que otros lotes toman {2}. Este lote toma {3}. Pague menos facturas o transfiera antes dinero a la cuenta.',
  'This payment is settled already.': 'Este pago ya está liquidado.',
  'This payment was returned or voided. Put its bills into a new batch.':
    'Este pago se devolvió o se anuló. Ponga sus facturas en un lote nuevo.',
  'The batch was released on {1}. Choose that day or a later one.':
    'El lote se emitió el {1}. Elija ese día o uno posterior.',
};
