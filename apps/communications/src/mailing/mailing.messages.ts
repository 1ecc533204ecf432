import { defineMessages } from '@courtyard/common';
import { mailingWords } from '@courtyard/contract/communications/mailing/mailing.words';

/** Words that every page about e-mail notifications uses. */
export const mailingMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which e-mail notification?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All e-mail notifications',
      none: 'No e-mail notifications yet',
      add: 'Write',
      templates: 'Templates',
      blocked: 'Blocked addresses',
    },
    es: {
      missingTitle: '¿Qué notificación?',
      missingText: 'Esta dirección no lleva a ninguna que exista. Elija de la lista.',
      all: 'Todas las notificaciones por correo',
      none: 'Aún no hay notificaciones por correo',
      add: 'Escribir',
      templates: 'Plantillas',
      blocked: 'Direcciones bloqueadas',
    },
  },
  mailingWords,
);
