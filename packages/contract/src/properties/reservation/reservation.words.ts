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
  'status.cancelled': { en: 'Cancelled', es: 'Cancelada' },
  'status.waiting': { en: 'On the waitlist', es: 'En lista de espera' },
  'status.offered': { en: 'Offered to you', es: 'Se le ofrece' },
  'status.lapsed': { en: 'Passed on', es: 'Pasó al siguiente' },
  'status.expired': { en: 'Not answered in time', es: 'Sin respuesta a tiempo' },
  guests: { en: 'Guests', es: 'Invitados' },
  feeMinor: sharedWords.feeMinor,
  depositMinor: sharedWords.depositMinor,
  keptFeeMinor: { en: 'Fee owed after cancelling', es: 'Tarifa debida tras cancelar' },
  note: { en: 'Note', es: 'Nota' },
  createdAt: { en: 'Booked', es: 'Reservada' },
} satisfies Words;
