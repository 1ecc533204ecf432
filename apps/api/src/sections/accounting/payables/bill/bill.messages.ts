import type { Sentences } from '../../../../platform/http/language/sentence';

/** What bills and payments to vendors tell people, in Spanish by English. */
export const billSentences: Sentences = {
  'This pays you back. Another person has to enter, change or pay it.':
    'Esto le reembolsa a usted. Debe ingresarlo, cambiarlo o pagarlo otra persona.',
  'The chart of accounts has no expense account or operating fund. Add them first.':
    'El plan de cuentas no tiene una cuenta de gastos o un fondo operativo. Agréguelos primero.',
  'The chart of accounts lacks an account for what is owed to vendors. Add one first.':
    'En el plan de cuentas falta una cuenta para lo que se debe a proveedores. Agréguela primero.',
  'It is due on the day of the bill or later.': 'Vence el día de la factura o después.',
  'There is no such vendor.': 'No existe ese proveedor.',
  'This vendor is archived. Bring them back first.': 'Este proveedor está archivado. Recupérelo primero.',
  'This vendor has a bill with this number already. Look whether it is the same.':
    'Este proveedor ya tiene una factura con este número. Mire si es la misma.',
  'This bill is posted. Void it, and enter a new one.':
    'Esta factura ya está en los libros. Anúlela y anote una nueva.',
  'This bill is void already.': 'Esta factura ya está anulada.',
  'Something was paid on this bill, or used of this credit. Take that payment back first, and then void the bill.':
    'Algo se pagó de esta factura, o se usó de este abono. Anule primero ese pago y después la factura.',
  'A bill is taken back on its own day or later.': 'Una factura se anula el mismo día o después.',
  '{1} is no bank account. Choose one.': '{1} no es una cuenta bancaria. Elija una.',
  'There is no such bill.': 'No existe esa factura.',
  'This bill is not approved yet.': 'Esta factura aún no está aprobada.',
  'Nothing is open of this bill any more.': 'De esta factura ya no queda nada por pagar.',
  'This bill is dated after the payment.': 'Esta factura tiene fecha posterior al pago.',
  'This is more than is open of it.': 'Es más de lo que queda por pagar de ella.',
  'On the day of the payment less of it was open: what was paid came back later. Pay it on a later day.':
    'El día del pago quedaba menos por pagar de ella: lo pagado volvió después. Páguela un día posterior.',
  'Until later something of it was paid or used. Choose the day on which that was taken back, or a later one.':
    'Hasta más tarde algo de ella estuvo pagado o usado. Elija el día en que eso se anuló, o uno posterior.',
  'This bill stands here twice.': 'Esta factura está dos veces.',
  'A refund is of credits. Leave the bills out.': 'Un reembolso es de abonos. Quite las facturas.',
  'This is more credit than there is to pay to this vendor.':
    'Es más abono de lo que hay que pagar a este proveedor.',
  'Check {1} was written already. Numbers are never used twice.':
    'El cheque {1} ya se emitió. Ningún número se usa dos veces.',
  'This number of a check was used in the meantime. Load it again.':
    'Entretanto se usó este número de cheque. Vuelva a cargar.',
  'The last day is before the first one.': 'El último día es anterior al primero.',
  'A payment is taken back on its own day or later.': 'Un pago se anula el mismo día o después.',
};
