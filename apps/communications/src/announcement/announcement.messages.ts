import { defineMessages } from '@courtyard/common';
import { announcementWords } from '@courtyard/contract/communications/announcement/announcement.words';

/** Words for an announcement that every page about it uses. */
export const announcementMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which announcement?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All announcements',
      latest: 'Latest announcements',
      none: 'No announcements yet',
      add: 'Write announcement',
      unread: 'New',
      comments: ({ count }: { count: number }) => (count === 1 ? '1 comment' : `${count} comments`),
    },
    es: {
      missingTitle: '¿Qué anuncio?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Lista de anuncios',
      latest: 'Anuncios: lo último',
      none: 'Aún no hay anuncios',
      add: 'Escribir anuncio',
      unread: 'Nuevo',
      comments: ({ count }: { count: number }) => (count === 1 ? '1 comentario' : `${count} comentarios`),
    },
  },
  announcementWords,
);
