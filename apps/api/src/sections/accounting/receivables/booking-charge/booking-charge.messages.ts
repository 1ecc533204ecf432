import type { Sentences } from '../../../../platform/http/language/sentence';

/** What billing bookings and returning their deposits tell people, in Spanish by English. */
export const bookingChargeSentences: Sentences = {
  'Booking fee: {1}': 'Tarifa de reserva: {1}',
  'Refundable deposit: {1}': 'Depósito reembolsable: {1}',
  'The booking is no longer active.': 'La reserva ya no está vigente.',
  'No service or item is set for bookings. Choose one on the payment policy page.':
    'No se ha elegido un servicio o artículo para las reservas. Elija uno en la página de la política de pagos.',
  'The chart of accounts has no account for refundable deposits. Add one first.':
    'El plan de cuentas no tiene una cuenta para depósitos reembolsables. Agréguela primero.',
  'This service or item is archived.': 'Este servicio o artículo está archivado.',
  'This service or item is for purchases. Choose one that is billed to owners.':
    'Este servicio o artículo es para compras. Elija uno que se facture a los propietarios.',
  'This invoice has no deposit to return. It was already returned, or none was charged.':
    'Esta factura no tiene depósito por devolver. Ya se devolvió o no se cobró.',
  'Choose the income account for the amount withheld.': 'Elija la cuenta de ingresos de lo retenido.',
  'Choose the date the booking ends or later.': 'Elija la fecha en que termina la reserva o una posterior.',
  'Choose the invoice date or later.': 'Elija la fecha de la factura o una posterior.',
  'The booking isn’t over yet. You can return the deposit after it ends.':
    'La reserva aún no ha terminado. Podrá devolver el depósito cuando termine.',
};
