import type { Sentences } from '../../../../platform/http/language/sentence';

/** What billing bookings and returning their deposits tell people, in Spanish by English. */
export const bookingChargeSentences: Sentences = {
  'Booking fee: {1}': 'Tarifa de reserva: {1}',
  'Refundable deposit: {1}': 'Depósito reembolsable: {1}',
  'The booking does not stand any more.': 'La reserva ya no está vigente.',
  'No service or item is chosen for bookings. Choose one on the page of the payment policy.':
    'No se ha elegido ningún servicio o artículo para las reservas. Elija uno en la página de la política de pagos.',
  'The chart of accounts lacks an account for refundable deposits. Add one first.':
    'En el plan de cuentas falta una cuenta para depósitos reembolsables. Agréguela primero.',
  'This service or item is archived.': 'Este servicio o artículo está archivado.',
  'This is bought, not billed. Choose one that is billed.':
    'Esto se compra, no se factura. Elija uno que se facture.',
  'No deposit of this invoice is held: it was given back, or none was asked for.':
    'No se tiene ningún depósito de esta factura: ya se devolvió o no se pidió.',
  'Choose the income that what is kept is.': 'Elija el ingreso que es lo retenido.',
  'A deposit is returned on the day that the booking ends or later.':
    'Un depósito se devuelve el día en que termina la reserva o después.',
  'A deposit is returned on the day of its invoice or later.':
    'Un depósito se devuelve el día de su factura o después.',
  'The booking is not over yet. Its deposit is returned once it is.':
    'La reserva aún no ha terminado. Su depósito se devuelve cuando termine.',
};
