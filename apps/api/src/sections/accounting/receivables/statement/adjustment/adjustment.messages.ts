import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What credit memos, waivers, write-offs and refunds tell people, in Spanish by English. */
export const adjustmentSentences: Sentences = {
  'There is no such charge.': 'No existe ese cargo.',
  'The invoice of this charge is void.': 'La factura de este cargo está anulada.',
  'Only late fees, interest and fines are waived. Write a credit memo instead.':
    'Solo se condonan recargos por mora, intereses y multas. Haga una nota de crédito.',
  'This is more than is open of the charge.': 'Es más de lo que está pendiente del cargo.',
  'A refundable deposit is not written off. Return it, and keep of it what is owed.':
    'Un depósito reembolsable no se da de baja. Devuélvalo y retenga lo que se deba.',
  'This is more than is held of the deposit.': 'Es más de lo que se tiene del depósito.',
  'Only what was paid of the deposit can be kept. Bill what is due besides by an invoice.':
    'Solo se puede retener lo que se pagó del depósito. Facture aparte lo demás que se deba.',
  'This is more than there is left of the charge.': 'Es más de lo que queda del cargo.',
  'On that day less of this charge was open: what had settled it was taken back later. Choose a later day.':
    'Ese día quedaba menos pendiente de este cargo: lo que lo había saldado se anuló después. Elija un día posterior.',
  'This charge stands here twice. Write it once, with all of its part.':
    'Este cargo está dos veces. Escríbalo una vez, con toda su parte.',
  'These charges are of several units or owners. Write one for each.':
    'Estos cargos son de varias unidades o propietarios. Haga uno para cada una.',
  'A charge is taken away on its own day or later.': 'Un cargo se quita el mismo día o después.',
  'Choose the expense that bad debts are.': 'Elija el gasto que son los incobrables.',
  '{1} is no expense account. Choose one of the type "Expense".':
    '{1} no es una cuenta de gasto. Elija una del tipo "Gasto".',
  'On that day less of this charge was left: what had been taken away of it was taken back later. Choose a later day.':
    'Ese día quedaba menos de este cargo: lo que se había quitado de él se anuló después. Elija un día posterior.',
  'On that day it was recovered already, by a payment that was taken back later. Choose a later day.':
    'Ese día ya estaba recuperado, por un pago que se anuló después. Elija un día posterior.',
  'What this payment recovered was taken away as a credit since: taken back, it would be gone twice. Void that credit first, and take the payment back as of that day or later.':
    'Lo que este pago recuperó se quitó después como crédito: al anularlo, se quitaría dos veces. Anule primero ese crédito y anule el pago en ese día o después.',
  'This was taken back already.': 'Esto ya se anuló.',
  'Something was paid on what was written off. Take that payment back first, and then this.':
    'Se pagó algo de lo que se dio de baja. Anule primero ese pago y después esto.',
  'The credit that it left was used. Void the invoice or the refund that used it, or undo its move to the buyers, first.':
    'El saldo a favor que dejó ya se usó. Anule primero la factura o el reembolso que lo usó, o deshaga su traspaso a los compradores.',
  'On that day the credit that it left was used, which was taken back later. Choose a later day.':
    'Ese día el saldo a favor que dejó estaba usado, lo que se anuló después. Elija un día posterior.',
  '{1} is no bank account. Choose one.': '{1} no es una cuenta bancaria. Elija una.',
  'This is more than stood to the credit of the unit on that day.':
    'Es más de lo que la unidad tenía a favor ese día.',
  'Only what was written off can be recovered.': 'Solo se recupera lo que se dio de baja.',
  'It came on the day of the write-off or later, and not after today.':
    'Llegó el día de la baja o después, y no más tarde que hoy.',
  'This is more than was written off and not recovered yet.':
    'Es más de lo que se dio de baja y aún no se recuperó.',
  'Paid on what was written off.': 'Pagado de lo que se dio de baja.',
  'What this payment left as credit was refunded. Void the refund first, and then take the payment back.':
    'Lo que este pago dejó a favor se reembolsó. Anule primero el reembolso y después el pago.',
  'Approve write-offs, and refunds to owners': 'Aprobar bajas por incobrables y reembolsos a propietarios',
};
