import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls about expense claims tell people, in Spanish by the English. */
export const expenseClaimSentences: Sentences = {
  'Attach a receipt.': 'Adjunte un recibo.',
  'Enter an amount above zero.': 'Ingrese un monto mayor que cero.',
  'This date is in the future. Enter the date of the purchase.':
    'Esta fecha está en el futuro. Ingrese la fecha de la compra.',
  'This claim was already decided or withdrawn. Submit a new one.':
    'Esta solicitud ya está resuelta o retirada. Envíe una nueva.',
  'You can’t review or return your own claim. Someone else must do it.':
    'No puede revisar ni devolver su propia solicitud. Debe hacerlo otra persona.',
  'You can’t draft the bill for your own claim. Someone else must do it.':
    'No puede preparar la factura de su propia solicitud. Debe hacerlo otra persona.',
  'This claim isn’t pending review. Nothing was changed.':
    'Esta solicitud no está pendiente de revisión. No se cambió nada.',
  'This claim is pending approval. Withdraw the approval request first, or return the claim.':
    'Esta solicitud está pendiente de aprobación. Retire antes el pedido de aprobación o devuelva la solicitud.',
  'A bill is drafted after the claim is approved.':
    'La factura se prepara cuando la solicitud está aprobada.',
  'Choose an active expense account.': 'Elija una cuenta de gastos activa.',
  'Choose an active fund.': 'Elija un fondo activo.',
  '{1} belongs to another fund. Choose that fund.': '{1} es de otro fondo. Elija ese fondo.',
  'Lines must total the claim amount.': 'Las líneas deben sumar el monto de la solicitud.',
  'Accounting is turned off for this community. Turn it on and draft the bill again.':
    'La contabilidad está desactivada en esta comunidad. Actívela y prepare la factura de nuevo.',
};
