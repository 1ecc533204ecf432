import type { FilePlace } from '../../../platform/files/storage/file-place';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';

/** What becomes of announcements where two records of one person are merged. */
export const announcementMergedRows: readonly MergedRows[] = [
  {
    table: 'announcement',
    column: 'author_member_id',
    fate: { moves: {} },
    words: { en: 'Announcements written', es: 'Anuncios escritos' },
  },
  { table: 'announcement_recipient', column: 'member_id', fate: { moves: { onceBy: ['announcement_id'] } } },
  {
    table: 'announcement_comment',
    column: 'member_id',
    fate: { moves: {} },
    words: { en: 'Comments', es: 'Comentarios' },
  },
];

/** Its columns that refer to stored files. */
export const announcementFilePlaces: readonly FilePlace[] = [
  {
    table: 'announcement_file',
    column: 'file_id',
    role: { en: 'Announcement attachment', es: 'Archivo de un anuncio' },
    thing: 'announcement',
    thingId: 'announcement_id',
  },
  {
    table: 'announcement_picture',
    column: 'file_id',
    role: { en: 'Announcement picture', es: 'Imagen de un anuncio' },
    thing: 'announcement',
    thingId: 'announcement_id',
  },
];
