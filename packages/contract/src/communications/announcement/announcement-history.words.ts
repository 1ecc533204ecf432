import type { HistoryVocabulary } from '../../wire/fields/history';
import { announcementWords } from './announcement.words';

/** What announcements are called in their histories. */
export const announcementVocabulary: HistoryVocabulary = {
  actions: {
    'announcement.create': { en: 'Announcement created', es: 'Anuncio creado' },
    'announcement.update': { en: 'Announcement changed', es: 'Anuncio cambiado' },
    'announcement.schedule': { en: 'Announcement scheduled', es: 'Anuncio programado' },
    'announcement.publish': { en: 'Announcement published', es: 'Anuncio publicado' },
    'announcement.expire': { en: 'Announcement expired', es: 'Anuncio vencido' },
    'announcement.hold': {
      en: 'Announcement not published because the community is a copy',
      es: 'Anuncio no publicado por ser una copia de la comunidad',
    },
    'announcement.withdraw': { en: 'Announcement withdrawn', es: 'Anuncio retirado' },
    'announcement.remove': { en: 'Announcement deleted', es: 'Anuncio eliminado' },
    'announcement.comment': { en: 'Comment added', es: 'Comentario agregado' },
    'announcement.comment-remove': { en: 'Comment deleted', es: 'Comentario eliminado' },
  },
  kinds: { announcement: { en: 'Announcement', es: 'Anuncio' } },
  things: { announcement: announcementWords },
};
