import { sharedWords, type Words } from '../../wire/fields/words';

export const reservationWords = {
  area: { en: 'Area', es: 'Área' },
  property: sharedWords.property,
  startsAt: { en: 'From', es: 'Desde' },
  endsAt: { en: 'Until', es: 'Hasta' },
  bookedBy: { en: 'Booked by', es: 'Reservada por' },
  status: sharedWords.status,
  'status.requested': { en: 'Awaiting approval', es: 'Por aprobar' },
  'status.confirmed': { en: 'Confirmed', es: 'Confirmada' },
  'status.declined': { en: 'Declined', es: 'Rechazada' },
  'status.cancelled': { en: 'Canceled', es: 'Cancelada' },
  'status.waiting': { en: 'On the waitlist', es: 'En lista de espera' },
  'status.offered': { en: 'Offered to you', es: 'Se le ofrece' },
  'status.lapsed': { en: 'Passed on', es: 'Pasó al siguiente' },
  'status.expired': { en: 'Expired without an answer', es: 'Caducada sin respuesta' },
  guests: { en: 'Guests', es: 'Invitados' },
  feeMinor: sharedWords.feeMinor,
  depositMinor: sharedWords.depositMinor,
  keptFeeMinor: { en: 'Cancellation fee owed', es: 'Cargo por cancelación' },
  note: { en: 'Note', es: 'Nota' },
  createdAt: { en: 'Booked', es: 'Reservada' },
} satisfies Words;
