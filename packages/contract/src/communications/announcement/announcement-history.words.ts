import type { HistoryVocabulary } from '../../wire/fields/history';
import { announcementWords } from './announcement.words';

/** What announcements are called in their histories. */
export const announcementVocabulary: HistoryVocabulary = {
  actions: {
    'announcement.create': { en: 'Announcement written', es: 'Anuncio escrito' },
    'announcement.update': { en: 'Announcement changed', es: 'Anuncio cambiado' },
    'announcement.schedule': { en: 'Announcement scheduled', es: 'Anuncio programado' },
    'announcement.publish': { en: 'Announcement published', es: 'Anuncio publicado' },
    'announcement.expire': { en: 'Announcement expired', es: 'Anuncio vencido' },
    'announcement.hold': {
      en: 'Announcement not published, as of a copy',
      es: 'Anuncio no publicado, por ser de una copia',
    },
    'announcement.withdraw': { en: 'Announcement withdrawn', es: 'Anuncio retirado' },
    'announcement.remove': { en: 'Announcement removed', es: 'Anuncio eliminado' },
    'announcement.comment': { en: 'Comment written', es: 'Comentario escrito' },
    'announcement.comment-remove': { en: 'Comment removed', es: 'Comentario eliminado' },
  },
  kinds: { announcement: { en: 'Announcement', es: 'Anuncio' } },
  things: { announcement: announcementWords },
};
