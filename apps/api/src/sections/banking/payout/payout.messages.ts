import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls about payouts tell people, in Spanish by the English. */
export const payoutSentences: Sentences = {
  'Prepare, release and settle payouts': 'Preparar, emitir y liquidar pagos',
  'Payouts need the Accounting section. Turn it on first.':
    'Los pagos necesitan la sección Contabilidad. Actívela primero.',
  'One of these bills is already in another batch. Remove it, or cancel that batch.':
    'Una de estas facturas ya está en otro lote. Quítela o cancele ese lote.',
  'This batch was released and can’t be changed.': 'Este lote ya se emitió y no se puede cambiar.',
  'This batch was canceled. Create a new one.': 'Este lote se canceló. Cree otro.',
  'This date has passed. Choose today or a later date.':
    'Esta fecha ya pasó. Elija hoy o una fecha posterior.',
  'These bills and credits net to zero. Choose bills with an amount to pay.':
    'Estas facturas y abonos suman cero. Elija facturas con importe por pagar.',
  'This batch is already approved. Release it.': 'Este lote ya está aprobado. Emítalo.',
  'This batch changed in the meantime. Send it for approval again.':
    'Este lote cambió mientras tanto. Envíelo de nuevo a aprobación.',
  'Only approved batches can be released. Reload the page to see its status.':
    'Solo se pueden emitir lotes aprobados. Vuelva a cargar la página para ver su estado.',
  'This batch differs from what was approved. Edit it and send it for approval again.':
    'Este lote difiere de lo aprobado. Edítelo y envíelo de nuevo a aprobación.',
  'This batch’s payment date is {1}. Release it on or after that date.':
    'La fecha de pago de este lote es {1}. Emítalo ese día o después.',
  'The bank account has {1}, with {2} reserved by other batches, and this batch needs {3}. Pay fewer bills, or transfer money to the account first.':
    'La cuenta bancaria tiene {1}, con {2} reservados por otros lotes, y este lote necesita {3}. Pague menos facturas o transfiera antes dinero a la cuenta.',
  'This payment is already settled.': 'Este pago ya está liquidado.',
  'This payment was returned or voided. Add its bills to a new batch.':
    'Este pago se devolvió o se anuló. Agregue sus facturas a un lote nuevo.',
  'The batch was released on {1}. Choose that date or a later one.':
    'El lote se emitió el {1}. Elija ese día o uno posterior.',
};
