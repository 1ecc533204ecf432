import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} saved as a draft. Publish it when it’s ready.',
    keepDraft: 'Save draft',
    what: 'Content',
    whom: 'Audience',
    frozen: 'Already published: the audience can’t be changed.',
    how: 'Options',
    urgentHelp: 'Overrides do not disturb and is emailed right away.',
    pinnedHelp: 'Shown above other announcements.',
    commentsHelp: 'Recipients can comment.',
    expiresHelp: 'Hidden after this date.',
    filesHelp: 'Up to 20 files.',
  },
  es: {
    created: '{name} guardado como borrador. Publíquelo cuando esté listo.',
    keepDraft: 'Guardar borrador',
    what: 'Contenido',
    whom: 'Destinatarios',
    frozen: 'Ya publicado: los destinatarios no se pueden cambiar.',
    how: 'Opciones',
    urgentHelp: 'Ignora No molestar y se envía por correo de inmediato.',
    pinnedHelp: 'Se muestra por encima de los demás.',
    commentsHelp: 'Los destinatarios pueden comentar.',
    expiresHelp: 'Se oculta después de esta fecha.',
    filesHelp: 'Hasta 20 archivos.',
  },
});
