import type { Sentences } from '../../../../platform/http/language/sentence';

/** What bills and payments to vendors tell people, in Spanish by English. */
export const billSentences: Sentences = {
  'This check is in unclaimed checks. Undo that on the bank account’s page first.':
    'Este cheque está entre los no cobrados. Deshágalo antes en la página de la cuenta bancaria.',
  'This reimburses you. Someone else must enter, change or pay it.':
    'Esto le reembolsa a usted. Debe registrarlo, cambiarlo o pagarlo otra persona.',
  'The chart of accounts has no expense account or operating fund. Add them first.':
    'El plan de cuentas no tiene una cuenta de gastos o un fondo operativo. Agréguelos primero.',
  'The chart of accounts has no accounts payable account. Add one first.':
    'El plan de cuentas no tiene una cuenta de cuentas por pagar. Agréguela primero.',
  'The due date can’t be before the bill date.':
    'El vencimiento no puede ser anterior a la fecha de la factura.',
  'Vendor not found.': 'Proveedor no encontrado.',
  'This vendor is archived. Restore it first.': 'Este proveedor está archivado. Recupérelo primero.',
  'This vendor already has a bill with this number. Check that it isn’t the same one.':
    'Este proveedor ya tiene una factura con este número. Compruebe que no sea la misma.',
  'This bill is posted. Void it and enter a new one.':
    'Esta factura ya está contabilizada. Anúlela y registre una nueva.',
  'This bill is already void.': 'Esta factura ya está anulada.',
  'This bill or credit has payments. Void the payment first, then void the bill.':
    'Esta factura o abono tiene pagos. Anule primero el pago y después la factura.',
  'A bill can’t be voided before its own date.': 'Una factura no se puede anular antes de su propia fecha.',
  '{1} isn’t a bank account. Choose a bank account.':
    '{1} no es una cuenta bancaria. Elija una cuenta bancaria.',
  'Bill not found.': 'Factura no encontrada.',
  'This bill is not approved yet.': 'Esta factura aún no está aprobada.',
  'This bill has no balance due.': 'Esta factura ya no tiene saldo pendiente.',
  'This bill is dated after the payment.': 'Esta factura tiene fecha posterior al pago.',
  'This is more than its balance due.': 'Supera el saldo pendiente.',
  'Its balance due was lower on the payment date, because an earlier payment was reversed later. Choose a later payment date.':
    'En la fecha del pago su saldo pendiente era menor, porque un pago anterior se anuló después. Elija una fecha de pago posterior.',
  'It still had a payment or applied credit on this date. Choose the date that was reversed, or a later one.':
    'En esta fecha aún tenía un pago o un abono aplicado. Elija la fecha en que se anuló, o una posterior.',
  'This bill is listed twice.': 'Esta factura aparece dos veces.',
  'Refunds apply to credits only. Remove the bills.':
    'Los reembolsos son solo de abonos. Quite las facturas.',
  'The credits exceed the bills of this vendor.': 'Los abonos superan las facturas de este proveedor.',
  'Check {1} was already issued. Check numbers can’t be reused.':
    'El cheque {1} ya se emitió. Los números de cheque no se pueden reutilizar.',
  'This check number was just used. Reload the page.':
    'Este número de cheque se acaba de usar. Vuelva a cargar la página.',
  'The end date is before the start date.': 'La fecha final es anterior a la inicial.',
  'This payment was already voided or returned.': 'Este pago ya se anuló o se devolvió.',
  'A payment can’t be reversed before its own date.': 'Un pago no se puede anular antes de su propia fecha.',
};
