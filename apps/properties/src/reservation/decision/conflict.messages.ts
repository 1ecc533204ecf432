import { defineMessages } from '@courtyard/common';

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
const reservas = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`);

export const conflictMessages = defineMessages({
  en: {
    title: 'Before you approve',
    askedBefore: '{unit}, {name}, requested this time first ({ago}): {when}.',
    askedAfter: '{unit}, {name}, also requested this time, later ({ago}): {when}.',
    sameUnit: 'The same unit has {area} at this time: {when}.',
    perDay: ({ cap, count }: { cap: number; count: number }) =>
      `The unit would have ${bookings(count)} that day; the area allows ${cap}.`,
    perWeek: ({ cap, count }: { cap: number; count: number }) =>
      `The unit would have ${bookings(count)} that week; the area allows ${cap}.`,
    closed: 'The area is closed at that time: {reason}.',
    noHours: 'The area is no longer open on that day.',
    capacity: '{guests} guests expected; the area holds {capacity}.',
  },
  es: {
    title: 'Antes de aprobar',
    askedBefore: '{unit}, {name}, la pidió antes ({ago}): {when}.',
    askedAfter: '{unit}, {name}, también quiere este turno y lo pidió después ({ago}): {when}.',
    sameUnit: 'La misma unidad tiene {area} a esa hora: {when}.',
    perDay: ({ cap, count }: { cap: number; count: number }) =>
      `La unidad tendría ${reservas(count)} ese día; el área permite ${cap}.`,
    perWeek: ({ cap, count }: { cap: number; count: number }) =>
      `La unidad tendría ${reservas(count)} esa semana; el área permite ${cap}.`,
    closed: 'El área está cerrada entonces: {reason}.',
    noHours: 'El área ya no abre ese día.',
    capacity: 'Se esperan {guests} invitados; el área admite {capacity}.',
  },
});
