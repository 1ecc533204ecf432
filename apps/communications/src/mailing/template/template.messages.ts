import { defineMessages } from '@courtyard/common';
import { templateWords } from '@courtyard/contract/communications/mailing/mailing.words';

export const templateMessages = defineMessages(
  {
    en: {
      title: 'Templates',
      description: 'Words to begin an e-mail notification with.',
      add: 'Add template',
      edit: 'Edit',
      editTitle: 'Edit “{name}”',
      use: 'Write with it',
      remove: 'Remove',
      removeVerb: 'Remove template',
      removeText: 'E-mail notifications that began with it stay as they are.',
      none: 'No templates yet',
      noneText: 'Keep what you write again and again, with its fields.',
      saved: '“{name}” is kept.',
    },
    es: {
      title: 'Plantillas',
      description: 'Textos con los que empezar una notificación por correo.',
      add: 'Agregar plantilla',
      edit: 'Editar',
      editTitle: 'Editar «{name}»',
      use: 'Escribir con ella',
      remove: 'Quitar',
      removeVerb: 'Quitar plantilla',
      removeText: 'Las notificaciones que empezaron con ella quedan como están.',
      none: 'Aún no hay plantillas',
      noneText: 'Guarde lo que escribe una y otra vez, con sus campos.',
      saved: '«{name}» está guardada.',
    },
  },
  templateWords,
);
