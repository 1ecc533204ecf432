import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What credit memos, waivers, write-offs and refunds tell people, in Spanish by English. */
export const adjustmentSentences: Sentences = {
  'Charge not found.': 'No se encontró el cargo.',
  'This charge’s invoice is void.': 'La factura de este cargo está anulada.',
  'Only late fees, interest and fines can be waived. Create a credit memo instead.':
    'Solo se pueden condonar recargos por mora, intereses y multas. Haga una nota de crédito.',
  'This is more than the charge’s open balance.': 'Es más que el saldo pendiente del cargo.',
  'A refundable deposit can’t be written off. Return it and withhold the amount owed.':
    'Un depósito reembolsable no se puede dar de baja. Devuélvalo y retenga lo que se deba.',
  'This is more than the deposit held.': 'Es más que el depósito retenido.',
  'You can withhold only the amount paid. Bill the rest on an invoice.':
    'Solo se puede retener lo pagado. Facture el resto aparte.',
  'This is more than the amount left on the charge.': 'Es más de lo que queda del cargo.',
  'Less of this charge was open on that date, because a payment was reversed later. Choose a later date.':
    'En esa fecha quedaba menos pendiente del cargo, porque un pago se anuló después. Elija una fecha posterior.',
  'This charge is listed twice. Enter it once, with the total.':
    'Este cargo aparece dos veces. Escríbalo una vez, con el total.',
  'These charges belong to different units or owners. Create one for each.':
    'Estos cargos son de distintas unidades o propietarios. Haga uno para cada una.',
  'Choose the charge date or later.': 'Elija la fecha del cargo o una posterior.',
  'Choose the bad debt expense account.': 'Elija la cuenta de gasto de incobrables.',
  '{1} isn’t an expense account. Choose one of type “Expense”.':
    '{1} no es una cuenta de gasto. Elija una de tipo «Gasto».',
  'Less of this charge was left on that date, because a credit was voided later. Choose a later date.':
    'En esa fecha quedaba menos del cargo, porque un abono se anuló después. Elija una fecha posterior.',
  'It was already recovered on that date, by a payment reversed later. Choose a later date.':
    'En esa fecha ya estaba recuperado, por un pago que se anuló después. Elija una fecha posterior.',
  'The amount this payment recovered has since been credited. Void that credit first, then void the payment on that date or later.':
    'Lo que este pago recuperó se abonó después. Anule primero ese abono y anule el pago en esa fecha o después.',
  'This was already voided.': 'Esto ya se anuló.',
  'This write-off has a recovery. Void that payment first, then the write-off.':
    'Esta baja tiene una recuperación. Anule primero ese pago y después la baja.',
  'The credit it left was used. First void the invoice or refund that used it, or undo its transfer to the buyer.':
    'El saldo a favor que dejó ya se usó. Anule primero la factura o el reembolso que lo usó, o deshaga su traspaso al comprador.',
  'The credit it left was still in use on that date. Choose a later date.':
    'En esa fecha el saldo a favor que dejó aún estaba usado. Elija una fecha posterior.',
  '{1} isn’t a bank account. Choose a bank account.':
    '{1} no es una cuenta bancaria. Elija una cuenta bancaria.',
  'This is more than the unit’s credit on that date.':
    'Es más de lo que la unidad tenía a favor en esa fecha.',
  'Only write-offs can be recovered.': 'Solo se pueden recuperar bajas por incobrables.',
  'Choose a date from the write-off date through today.': 'Elija una fecha entre la de la baja y hoy.',
  'This is more than the amount left to recover.': 'Es más de lo que queda por recuperar.',
  'Recovery of a write-off.': 'Recuperación de una baja.',
  'The credit from this payment was refunded. Void the refund first, then the payment.':
    'El saldo a favor de este pago se reembolsó. Anule primero el reembolso y después el pago.',
  'Approve write-offs and owner refunds': 'Aprobar bajas por incobrables y reembolsos a propietarios',
};
