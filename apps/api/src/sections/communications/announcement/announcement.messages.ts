import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls of announcements tell people, in Spanish. */
export const announcementSentences: Sentences = {
  announcement: 'anuncio',
  comment: 'comentario',
  'Read announcements addressed to you': 'Leer los anuncios dirigidos a uno mismo',
  'Write, publish and withdraw announcements, see who read them and delete comments':
    'Escribir, publicar y retirar anuncios, ver quién los leyó y eliminar comentarios',
  'Only drafts can be deleted. Withdraw this announcement instead: it’s hidden from everyone, and its record is kept.':
    'Solo se pueden eliminar borradores. Retire este anuncio: nadie lo verá y su registro se conserva.',
  'This announcement was already published. Duplicate it to publish it again.':
    'Este anuncio ya se publicó. Duplíquelo para publicarlo de nuevo.',
  'Write a text first.': 'Escriba primero un texto.',
  'Choose the audience before you publish.': 'Elija los destinatarios antes de publicar.',
  'This time is in the past. Choose a later one, or publish now.':
    'Esta hora ya pasó. Elija una posterior o publique ahora.',
  'The expiration date is before the publication date. Choose a later one.':
    'La fecha de vencimiento es anterior a la publicación. Elija una posterior.',
  'This audience has no members today. Choose another audience.':
    'Hoy no hay nadie entre estos destinatarios. Elija otros.',
  'This announcement isn’t published, so it can’t be withdrawn.':
    'Este anuncio no está publicado, así que no se puede retirar.',
  'Comments are off for this announcement. Contact the office instead.':
    'Este anuncio no admite comentarios. Contacte con la oficina.',
  'Only the author of a comment, or someone who manages announcements, can delete it.':
    'Solo el autor de un comentario, o quien gestiona los anuncios, puede eliminarlo.',
};
