import { defineMessages } from '@courtyard/common';
import { mailingWords } from '@courtyard/contract/communications/mailing/mailing.words';

/** Words that every page about e-mail notifications uses. */
export const mailingMessages = defineMessages(
  {
    en: {
      missingTitle: 'Email not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All emails',
      none: 'No emails yet',
      add: 'New email',
      templates: 'Templates',
      blocked: 'Blocked addresses',
    },
    es: {
      missingTitle: 'Correo no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los correos',
      none: 'Aún no hay correos',
      add: 'Nuevo correo',
      templates: 'Plantillas',
      blocked: 'Direcciones bloqueadas',
    },
  },
  mailingWords,
);
