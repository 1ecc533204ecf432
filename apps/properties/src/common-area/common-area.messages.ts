import { defineMessages } from '@courtyard/common';
import { commonAreaWords } from '@courtyard/contract/properties/common-area/common-area.words';

/** Words for an area that every page of the section uses. */
export const areaMessages = defineMessages(
  {
    en: {
      missingTitle: 'Common area not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All common areas',
      openNow: 'Open now',
      closedNow: 'Closed now',
      closed: 'Closed',
      aroundTheClock: 'Open 24 hours',
      people: ({ count }: { count: number }) => (count === 1 ? '1 person' : `${count} people`),
      noCapacity: 'No limit',
      free: 'No charge',
      feePerBooking: '{fee} per booking',
      notBookable: 'No booking needed',
      photoOf: ({ name, number, count }: { name: string; number: number; count: number }) =>
        count === 1 ? `Photo of ${name}` : `Photo ${number} of ${count} of ${name}`,
      minutes: ({ minutes }: { minutes: number }) => lengthInWords(minutes, english),
    },
    es: {
      missingTitle: 'Área común no encontrada',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todas las áreas comunes',
      openNow: 'Abierto ahora',
      closedNow: 'Cerrado ahora',
      closed: 'Cerrado',
      aroundTheClock: 'Abierto 24 horas',
      people: ({ count }: { count: number }) => (count === 1 ? '1 persona' : `${count} personas`),
      noCapacity: 'Sin límite',
      free: 'Sin costo',
      feePerBooking: '{fee} por reserva',
      notBookable: 'Sin reserva',
      photoOf: ({ name, number, count }: { name: string; number: number; count: number }) =>
        count === 1 ? `Foto de ${name}` : `Foto ${number} de ${count} de ${name}`,
      minutes: ({ minutes }: { minutes: number }) => lengthInWords(minutes, spanish),
    },
  },
  commonAreaWords,
);

type Units = Record<'day' | 'hour' | 'minute', [one: string, many: string]>;
const english: Units = { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] };
const spanish: Units = { day: ['día', 'días'], hour: ['hora', 'horas'], minute: ['minuto', 'minutos'] };

/** `90` is `1 hour 30 minutes`, `2880` is `2 days`. */
function lengthInWords(minutes: number, units: Units): string {
  const parts = [
    [Math.floor(minutes / 1440), units.day],
    [Math.floor((minutes % 1440) / 60), units.hour],
    [minutes % 60, units.minute],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`)
    .join(' ');
}
