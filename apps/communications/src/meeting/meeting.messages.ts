import { defineMessages } from '@courtyard/common';
import { meetingWords } from '@courtyard/contract/communications/meeting/meeting.words';

/** Words for a meeting that every page about it uses. */
export const meetingMessages = defineMessages(
  {
    en: {
      missingTitle: 'Meeting not found',
      missingText: 'The link may be wrong, it was deleted, or you don’t have access.',
      all: 'All meetings',
      next: 'Upcoming meetings',
      noneNext: 'No upcoming meetings',
      none: 'No meetings yet',
      add: 'Add meeting',
    },
    es: {
      missingTitle: 'Reunión no encontrada',
      missingText: 'Puede que el enlace sea incorrecto, que se haya eliminado o que no tenga acceso.',
      all: 'Todas las reuniones',
      next: 'Próximas reuniones',
      noneNext: 'No hay próximas reuniones',
      none: 'Aún no hay reuniones',
      add: 'Agregar reunión',
    },
  },
  meetingWords,
);
