import { defineMessages, labelOf } from '@courtyard/contract/messages';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import en from './announcement.en.json';
import es from './announcement.es.json';

const messages = defineMessages({ en, es });

/** What becomes of announcements where two records of one person are merged. */
export const announcementMergedRows: readonly MergedRows[] = [
  {
    table: 'announcement',
    column: 'author_member_id',
    fate: { moves: {} },
    label: labelOf(messages, 'merged.written'),
  },
  { table: 'announcement_recipient', column: 'member_id', fate: { moves: { onceBy: ['announcement_id'] } } },
  {
    table: 'announcement_comment',
    column: 'member_id',
    fate: { moves: {} },
    label: labelOf(messages, 'merged.comments'),
  },
];

/** Its columns that refer to stored files. */
export const announcementFileColumns: readonly FileColumn[] = [
  {
    table: 'announcement_file',
    column: 'file_id',
    role: labelOf(messages, 'file.attachment'),
    record: 'announcement',
    recordId: 'announcement_id',
  },
  {
    table: 'announcement_picture',
    column: 'file_id',
    role: labelOf(messages, 'file.picture'),
    record: 'announcement',
    recordId: 'announcement_id',
  },
];
