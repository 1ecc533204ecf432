import { defineMessages } from '@courtyard/common';
import { announcementWords } from '@courtyard/contract/communications/announcement/announcement.words';

/** Words for an announcement that every page about it uses. */
export const announcementMessages = defineMessages(
  {
    en: {
      missingTitle: 'Announcement not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All announcements',
      latest: 'Latest announcements',
      none: 'No announcements yet',
      add: 'New announcement',
      unread: 'New',
      comments: ({ count }: { count: number }) => (count === 1 ? '1 comment' : `${count} comments`),
    },
    es: {
      missingTitle: 'Anuncio no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los anuncios',
      latest: 'Últimos anuncios',
      none: 'Aún no hay anuncios',
      add: 'Nuevo anuncio',
      unread: 'Nuevo',
      comments: ({ count }: { count: number }) => (count === 1 ? '1 comentario' : `${count} comentarios`),
    },
  },
  announcementWords,
);
