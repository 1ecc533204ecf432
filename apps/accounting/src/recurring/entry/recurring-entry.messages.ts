import { defineMessages } from '@courtyard/common';
import { recurringEntryWords } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.words';

/** Words for a recurring entry that every page about it uses. */
export const recurringEntryMessages = defineMessages(
  {
    en: {
      missingTitle: 'Recurring entry not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All recurring entries',
      none: 'No recurring entries yet',
      add: 'New recurring entry',
      upcoming: 'Next 10 entries',
      upcomingNone: 'No upcoming dates.',
      atOnce: 'posts immediately',
      reversedOn: 'reversed on {day}',
      secondPerson: 'needs approval',
      overMonths: '{amount} over {count} months',
    },
    es: {
      missingTitle: 'Asiento periódico no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los asientos periódicos',
      none: 'Aún no hay asientos periódicos',
      add: 'Nuevo asiento periódico',
      upcoming: 'Próximos 10 asientos',
      upcomingNone: 'No hay próximas fechas.',
      atOnce: 'se registra de inmediato',
      reversedOn: 'se anula el {day}',
      secondPerson: 'requiere aprobación',
      overMonths: '{amount} en {count} meses',
    },
  },
  recurringEntryWords,
);
