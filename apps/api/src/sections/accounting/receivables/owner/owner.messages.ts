import type { Sentences } from '../../../../platform/http/language/sentence';

/** What invoices, payments and their policy tell people, in Spanish by English. */
export const ownerSentences: Sentences = {
  'The chart of accounts needs a receivable account, an account for owner credits and an operating fund. Add them first.':
    'El plan de cuentas necesita una cuenta por cobrar, una de saldos a favor y un fondo operativo. Agréguelos primero.',
  '{1} isn’t an income account. Choose one of type “Income”.':
    '{1} no es una cuenta de ingresos. Elija una de tipo «Ingreso».',
  '{1} is a system account. Choose another account.': '{1} es una cuenta del sistema. Elija otra cuenta.',
  'Choose the invoice date or later.': 'Elija la fecha de la factura o una posterior.',
  'This unit is archived.': 'Esta unidad está archivada.',
  'This unit has no owner on the invoice date. Add its owner first.':
    'Esta unidad no tiene propietario en la fecha de la factura. Registre primero a su propietario.',
  '{1} has no owner on the invoice date. Add its owner first.':
    '{1} no tiene propietario en la fecha de la factura. Registre primero a su propietario.',
  'This unit has no billing ratio or ownership share. Enter one first.':
    'Esta unidad no tiene cuota de cobro ni de propiedad. Registre una primero.',
  'The share for {1} is zero.': 'La parte de {1} es cero.',
  'One of these units no longer exists.': 'Una de estas unidades ya no existe.',
  'Service or item not found.': 'No se encontró el servicio o artículo.',
  'This payment is applied in too many parts to be reapplied. First void the newest invoices that used its credit.':
    'Este pago está aplicado en demasiadas partes para reaplicarlo. Anule primero las facturas más recientes que usaron su saldo a favor.',
  'A refund to these owners is pending approval. Decide it first, then reapply the payment.':
    'Hay un reembolso a estos propietarios pendiente de aprobación. Decídalo primero y reaplique después el pago.',
  'Too many invoices used the credit from this payment. Void the newest of them, then void the payment, and bill them again.':
    'Demasiadas facturas usaron el saldo a favor de este pago. Anule las más recientes, anule después el pago y vuelva a emitirlas.',
  'This invoice isn’t overdue.': 'Esta factura no está vencida.',
  'Until {1} the credit from this payment was in use. Choose that date or later.':
    'Hasta el {1} estuvo usado el saldo a favor de este pago. Elija esa fecha o una posterior.',
  'Collections are paused or a payment plan is in effect, so no reminder can be sent.':
    'El cobro está suspendido o hay un plan de pagos vigente, así que no se puede enviar un recordatorio.',
  'None of this invoice’s owners has an email address.':
    'Ningún propietario de esta factura tiene dirección de correo.',
  'These amounts are too large.': 'Estos importes son demasiado grandes.',
  'None of these units can be billed. {1}: {2}': 'No se puede facturar a ninguna de estas unidades. {1}: {2}',
  'The member who started this no longer has access. Start it again.':
    'Quien lo inició ya no tiene acceso. Inícielo de nuevo.',
  'It failed after several tries. Start it again for the remaining units.':
    'Falló tras varios intentos. Inícielo de nuevo para las unidades restantes.',
  'This invoice has payments or credits applied. Void those first, then the invoice.':
    'Esta factura tiene pagos o abonos aplicados. Anúlelos primero y después la factura.',
  'On that date the invoice still had a payment or credit applied. Choose a later date.':
    'En esa fecha la factura aún tenía un pago o abono aplicado. Elija una fecha posterior.',
  'Applied to this charge manually.': 'Aplicado a este cargo a mano.',
  'This payment is a recovery of a write-off and can’t be reapplied.':
    'Este pago es la recuperación de una baja y no se puede reaplicar.',
  'The credit from this payment was transferred to the buyer. Undo that transfer on the unit’s statement first.':
    'El saldo a favor de este pago se traspasó al comprador. Deshaga primero ese traspaso en el estado de cuenta de la unidad.',
  'Payments from these owners can’t be reapplied because of a bankruptcy.':
    'Los pagos de estos propietarios no se pueden reaplicar por una quiebra.',
  'This payment can’t be applied to this charge. Reload the page.':
    'Este pago no se puede aplicar a este cargo. Vuelva a cargar la página.',
  'This is more than the charge’s open balance.': 'Es más que el saldo pendiente del cargo.',
  '{1} sets the payment order. Apply the payment in that order.':
    '{1} fija el orden de pagos. Aplique el pago en ese orden.',
  'The total is more than was paid for this unit.': 'El total es más de lo que se pagó por esta unidad.',
  'The payment is already applied this way.': 'El pago ya está aplicado así.',
  'This invoice is already void.': 'Esta factura ya está anulada.',
  '{1} isn’t a bank account. Choose one, or undeposited funds.':
    '{1} no es una cuenta bancaria. Elija una, o los fondos por depositar.',
  'This unit is listed twice. Enter it once, with the total.':
    'Esta unidad aparece dos veces. Escríbala una vez, con el total.',
  'These aren’t former owners of this unit.': 'Estos no son propietarios anteriores de esta unidad.',
  'Unit not found.': 'No se encontró la unidad.',
  'This unit had no owner on that date. Add its owner first.':
    'Esta unidad no tenía propietario en esa fecha. Registre primero a su propietario.',
  'This invoice has no open deposit.': 'Esta factura no tiene ningún depósito pendiente.',
  'Refundable deposit: paid first because it was selected.':
    'Depósito reembolsable: se pagó primero porque se eligió.',
  'Refundable deposit: paid after all other charges.':
    'Depósito reembolsable: se paga después de los demás cargos.',
  'This payment was already voided or returned.': 'Este pago ya se anuló o se devolvió.',
  'Choose the date the payment was received or later.':
    'Elija la fecha en que se recibió el pago o una posterior.',
  'A fee can be charged only for a payment returned by the bank.':
    'Solo se puede cobrar un cargo por un pago devuelto por el banco.',
  'The payer no longer owns the unit, so the fee would be billed to the new owner. Leave it blank.':
    'Quien pagó ya no es propietario de la unidad y el cargo se cobraría al nuevo. Déjelo vacío.',
  'Choose an income account for the fee.': 'Elija una cuenta de ingresos para el cargo.',
  '{1}: {2} before {3}; the oldest first.': '{1}: {2} antes que {3}; primero lo más antiguo.',
  '{1}: {2} last; the oldest first.': '{1}: {2} al final; primero lo más antiguo.',
  'This was sent less than a minute ago. Wait a moment, then send it again.':
    'Se envió hace menos de un minuto. Espere un momento para enviarlo de nuevo.',
  'None of the owners who made this payment has an email address.':
    'Ninguno de los propietarios que hicieron este pago tiene dirección de correo.',
};
