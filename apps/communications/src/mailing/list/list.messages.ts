import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    title: 'E-mail notifications',
    description: 'Letters by e-mail to many, each with its own words for each recipient.',
    search: 'Search e-mail notifications',
    emptyText: 'Write the first one: you see it as each recipient gets it before anything is sent.',
  },
  es: {
    title: 'Notificaciones por correo',
    description: 'Cartas por correo electrónico a muchos, con el texto propio de cada destinatario.',
    search: 'Buscar notificaciones por correo',
    emptyText: 'Escriba la primera: la verá como la recibe cada destinatario antes de enviar nada.',
  },
});
