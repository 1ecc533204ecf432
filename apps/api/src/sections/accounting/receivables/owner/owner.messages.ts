import type { Sentences } from '../../../../platform/http/language/sentence';

/** What invoices, payments and their policy tell people, in Spanish by English. */
export const ownerSentences: Sentences = {
  'The chart of accounts lacks what owners’ charges and payments are posted to: a receivable account, an account for their credits and an operating fund. Add them first.':
    'En el plan de cuentas falta lo que usan los cargos y pagos de los propietarios: una cuenta por cobrar, una de saldos a favor y un fondo operativo. Agréguelos primero.',
  '{1} is no income account. Choose one of the type "Income".':
    '{1} no es una cuenta de ingreso. Elija una del tipo "Ingreso".',
  '{1} is one that the books use themselves. Choose another account.':
    'Los libros usan {1} por sí mismos. Elija otra cuenta.',
  'It is due on the day of the invoice or later.': 'Vence el día de la factura o después.',
  'This unit is archived.': 'Esta unidad está archivada.',
  'Nobody owns this unit on the day of the invoice. Enter its owner first.':
    'Nadie es dueño de esta unidad el día de la factura. Registre primero a su propietario.',
  'Nobody owns {1} on the day of the invoice. Enter its owner first.':
    'Nadie es dueño de {1} el día de la factura. Registre primero a su propietario.',
  'This unit has no billing ratio and no ownership share. Enter one of them first.':
    'Esta unidad no tiene cuota de cobro ni cuota de propiedad. Registre primero una de ellas.',
  'The share of {1} comes to nothing.': 'La parte de {1} queda en nada.',
  'One of these units is not there any more.': 'Una de estas unidades ya no existe.',
  'There is no such service or item.': 'No existe ese servicio o artículo.',
  'What this payment settles is posted in so many parts that it could not be taken back any more. Leave it as it is, or void the newest of the invoices that used its credit first.':
    'Lo que salda este pago está asentado en tantas partes que ya no podría anularse. Déjelo como está, o anule primero las facturas más recientes que usaron su saldo a favor.',
  'A refund to these owners waits for a second person. Have it decided first, and then apply the payment.':
    'Un reembolso a estos propietarios espera a una segunda persona. Haga que se decida primero y aplique después el pago.',
  'What this payment left as credit was used by too many invoices to take it all back at once. Void the newest of these invoices, take the payment back, and bill them again.':
    'Demasiadas facturas usaron el crédito que dejó este pago para deshacerlo todo de una vez. Anule las más recientes de esas facturas, anule el pago y vuelva a emitirlas.',
  'Nothing of this invoice is overdue.': 'Nada de esta factura está vencido.',
  'Until {1} what this payment left as credit was used. Choose that day or a later one.':
    'Hasta el {1} estuvo usado lo que este pago dejó a favor. Elija ese día o uno posterior.',
  'Nothing is collected from these owners, by a hold or a payment plan: they get no reminder.':
    'A estos propietarios no se les cobra, por una suspensión o un plan de pagos: no reciben recordatorios.',
  'None of those whom this invoice is to has an e-mail address.':
    'Ninguno de los destinatarios de esta factura tiene correo electrónico.',
  'These amounts are too large.': 'Estos importes son demasiado grandes.',
  'None of these units can be billed. {1}: {2}': 'No se puede facturar a ninguna de estas unidades. {1}: {2}',
  'Who began this is no member any more. Begin it again.':
    'Quien lo empezó ya no es miembro. Empiécelo de nuevo.',
  'It failed again and again. Begin it again for the rest.':
    'Falló una y otra vez. Empiécelo de nuevo para el resto.',
  'Something was applied to this invoice. Take that back first, and then void the invoice.':
    'Algo se aplicó a esta factura. Anule eso primero y después la factura.',
  'On that day something was applied to this invoice that was taken back later. Choose a later day.':
    'Ese día estaba aplicado a esta factura algo que se anuló después. Elija un día posterior.',
  'Applied to this charge by a person.': 'Aplicado a este cargo por una persona.',
  'This payment is of what was written off, and settles just that.':
    'Este pago es de lo que se dio por incobrable y salda solo eso.',
  'What this payment left as credit went to those who bought the unit. Undo that move on the account of the unit first.':
    'Lo que este pago dejó a favor pasó a quienes compraron la unidad. Deshaga primero ese traspaso en la cuenta de la unidad.',
  'A bankruptcy says what payments of these owners settle: they stay applied as they are.':
    'Una quiebra determina qué saldan los pagos de estos propietarios: quedan aplicados como están.',
  'This payment cannot be applied to this charge. Load the page again.':
    'Este pago no se puede aplicar a este cargo. Vuelva a cargar la página.',
  'So much is not open of this charge.': 'De este cargo no hay tanto pendiente.',
  '{1} sets the order. Apply the payment by it.': '{1} fija el orden. Aplique el pago según él.',
  'Together this is more than was paid for this unit.':
    'En conjunto es más de lo que se pagó por esta unidad.',
  'The payment is applied so already: nothing changes.': 'El pago ya está aplicado así: no cambia nada.',
  'This invoice is void already.': 'Esta factura ya está anulada.',
  'An invoice is taken back on its own day or later.': 'Una factura se anula el mismo día o después.',
  '{1} is no bank account. Choose one, or undeposited funds.':
    '{1} no es una cuenta bancaria. Elija una, o los fondos por depositar.',
  'This unit stands here twice. Write it once, with all of its part.':
    'Esta unidad está dos veces. Escríbala una vez, con toda su parte.',
  'These are no former owners of this unit.': 'Estos no son propietarios anteriores de esta unidad.',
  'There is no such unit.': 'No existe esa unidad.',
  'Nobody owned this unit on that day. Enter its owner first.':
    'Nadie era dueño de esta unidad ese día. Registre primero a su propietario.',
  'No deposit is open on this invoice.': 'En esta factura no hay ningún depósito pendiente.',
  'A refundable deposit stands outside the order of payment: it was chosen.':
    'Un depósito reembolsable está fuera del orden de pago: se eligió.',
  'A refundable deposit stands outside the order of payment: it comes after what is owed.':
    'Un depósito reembolsable está fuera del orden de pago: va después de lo que se debe.',
  'This payment was taken back already.': 'Este pago ya se anuló.',
  'A payment is taken back on the day that it came or later.':
    'Un pago se anula el día en que llegó o después.',
  'A fee is charged for a payment that the bank returned, not for a mistake.':
    'Se cobra un cargo por un pago que el banco devolvió, no por un error.',
  'Who paid this does not own the unit any more: the fee would be billed to who does. Leave it out.':
    'Quien pagó ya no es dueño de la unidad: el cargo se cobraría a quien lo es. Déjelo fuera.',
  'Choose the account that the fee is income of.': 'Elija la cuenta en la que entra el cargo.',
  '{1}: {2} before {3}; the oldest first.': '{1}: {2} antes que {3}; primero lo más antiguo.',
  '{1}: {2} last; the oldest first.': '{1}: {2} al final; primero lo más antiguo.',
  'This was sent less than a minute ago. Wait a moment to send it again.':
    'Se envió hace menos de un minuto. Espere un momento para enviarlo de nuevo.',
  'None of the owners that this payment is from has an e-mail address.':
    'Ninguno de los propietarios de los que es este pago tiene dirección de correo.',
};
