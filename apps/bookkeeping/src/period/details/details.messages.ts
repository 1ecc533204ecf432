import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    missing: 'Month not found',
    missingText: 'The link may be wrong. Choose a month from the list.',
    acts: 'Close history',
    actsText: 'Each with its journal checkpoint. Save it to prove later that the books weren’t changed.',
    noActs: 'Not closed yet.',
    closed: 'Closed',
    confirmed: 'Confirmed',
    reopened: 'Reopened',
    by: '{by}, {at}',
  },
  es: {
    missing: 'No se encontró el mes',
    missingText: 'Puede que el enlace sea incorrecto. Elija un mes de la lista.',
    acts: 'Historial de cierre',
    actsText:
      'Cada uno con su punto de control del diario. Guárdelo para probar después que los libros no se cambiaron.',
    noActs: 'Aún sin cerrar.',
    closed: 'Cerrado',
    confirmed: 'Confirmado',
    reopened: 'Reabierto',
    by: '{by}, {at}',
  },
});
