import { defineMessages } from '@courtyard/common';
import { meetingWords } from '@courtyard/contract/communications/meeting/meeting.words';

/** Words for a meeting that every page about it uses. */
export const meetingMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which meeting?',
      missingText: 'This address names none that is there for you. Choose one from the list.',
      all: 'All meetings',
      next: 'Next meetings',
      noneNext: 'No meeting is called',
      none: 'No meetings yet',
      add: 'Add meeting',
    },
    es: {
      missingTitle: '¿Qué reunión?',
      missingText: 'Esta dirección no lleva a ninguna que usted pueda ver. Elija una de la lista.',
      all: 'Lista de reuniones',
      next: 'Próximas reuniones',
      noneNext: 'No hay reuniones convocadas',
      none: 'Aún no hay reuniones',
      add: 'Agregar reunión',
    },
  },
  meetingWords,
);
