import { defineMessages } from '@courtyard/common';
import { recurringEntryWords } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.words';

/** Words for a recurring entry that every page about it uses. */
export const recurringEntryMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which recurring entry?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All recurring entries',
      none: 'No recurring entries yet',
      add: 'New recurring entry',
      upcoming: 'The next ten',
      upcomingNone: 'No day of this schedule is still to come.',
      atOnce: 'posted at once',
      reversedOn: 'reversed on {day}',
      secondPerson: 'waits for a second person',
      overMonths: '{amount} over {count} months',
    },
    es: {
      missingTitle: '¿Qué asiento periódico?',
      missingText: 'Esta dirección no lleva a ninguno que exista. Elija de la lista.',
      all: 'Todos los asientos periódicos',
      none: 'Aún no hay asientos periódicos',
      add: 'Nuevo asiento periódico',
      upcoming: 'Los diez siguientes',
      upcomingNone: 'Este calendario ya no tiene ningún día por venir.',
      atOnce: 'se registra enseguida',
      reversedOn: 'se anula el {day}',
      secondPerson: 'espera a otra persona',
      overMonths: '{amount} en {count} meses',
    },
  },
  recurringEntryWords,
);
