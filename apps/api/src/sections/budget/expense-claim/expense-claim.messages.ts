import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls about expense claims tell people, in Spanish by the English. */
export const expenseClaimSentences: Sentences = {
  'Attach a receipt.': 'Adjunte un recibo.',
  'Enter an amount above zero.': 'Ingrese un monto mayor que cero.',
  'This date is in the future. Enter the date of the purchase.':
    'Esta fecha está en el futuro. Ingrese la fecha de la compra.',
  'This claim is already decided or withdrawn. Submit a new one instead.':
    'Esta solicitud ya está resuelta o retirada. Envíe una nueva.',
  'You can’t review or return your own claim. Another person has to.':
    'No puede revisar ni devolver su propia solicitud. Debe hacerlo otra persona.',
  'You can’t draft the bill of your own claim. Another person has to.':
    'No puede preparar la factura de su propia solicitud. Debe hacerlo otra persona.',
  'This claim is not waiting for review. Nothing was changed.':
    'Esta solicitud no está por revisar. No se cambió nada.',
  'This claim is pending approval. Withdraw that request first, or return the claim.':
    'Esta solicitud está por aprobar. Retire antes ese pedido, o devuelva la solicitud.',
  'A bill is drafted once the claim is approved.': 'La factura se prepara cuando la solicitud está aprobada.',
  'Choose an expense account that is in use.': 'Elija una cuenta de gastos en uso.',
  'Choose a fund that is in use.': 'Elija un fondo en uso.',
  '{1} is posted to in another fund. Choose that one.': '{1} se asienta en otro fondo. Elija ese.',
  'The lines have to add up to the amount of the claim.': 'Las líneas deben sumar el monto de la solicitud.',
  'Accounting is turned off in this community. Turn it on, and draft the bill again.':
    'La contabilidad está desactivada en esta comunidad. Actívela y prepare la factura de nuevo.',
};
