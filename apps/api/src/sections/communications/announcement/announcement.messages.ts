import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls of announcements tell people, in Spanish. */
export const announcementSentences: Sentences = {
  announcement: 'anuncio',
  comment: 'comentario',
  'Read the announcements that are for oneself': 'Leer los anuncios que son para uno mismo',
  'Write announcements, publish and withdraw them, see who read them and remove comments':
    'Escribir anuncios, publicarlos y retirarlos, ver quién los leyó y quitar comentarios',
  'Only a draft can be removed. Withdraw this announcement instead: nobody reads it any more, and what was said stays.':
    'Solo se puede eliminar un borrador. Retire este anuncio: nadie lo lee ya y lo dicho se conserva.',
  'This announcement was published already. Duplicate it to publish it once more.':
    'Este anuncio ya se publicó. Duplíquelo para publicarlo otra vez.',
  'Write something first: there is nothing to read yet.':
    'Escriba algo primero: todavía no hay nada que leer.',
  'Say whom this is for before you publish it.': 'Diga para quién es antes de publicarlo.',
  'This time is over. Choose a later one, or publish it now.':
    'Esta hora ya pasó. Elija una posterior o publíquelo ahora.',
  'Its last day is before it is published. Choose a later one.':
    'Su último día es anterior a la publicación. Elija uno posterior.',
  'Nobody belongs to this audience today. Choose whom it is for.':
    'Hoy nadie pertenece a estos destinatarios. Elija para quién es.',
  'This announcement is not published, so there is nothing to withdraw.':
    'Este anuncio no está publicado, así que no hay nada que retirar.',
  'This announcement takes no comments. Write to the office instead.':
    'Este anuncio no admite comentarios. Escriba a la oficina.',
  'Only who wrote a comment, or who looks after announcements, removes it.':
    'Solo quien escribió un comentario, o quien lleva los anuncios, lo quita.',
};
