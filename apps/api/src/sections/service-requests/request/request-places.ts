import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import en from './request.en.json';
import es from './request.es.json';

const labels = labelsFrom(en, es);

/** The columns of requests that refer to stored files. */
export const requestFileColumns: readonly FileColumn[] = [
  {
    table: 'request_file',
    column: 'file_id',
    role: labels['file.request'],
    record: 'request',
    recordId: 'request_id',
  },
  {
    table: 'request_comment_file',
    column: 'file_id',
    role: labels['file.comment'],
    record: 'request',
    recordId: 'request_id',
    through: { table: 'request_comment', column: 'comment_id' },
  },
];

const moves = { moves: {} };

/** What becomes of the rows of requests when two records of one person are merged. */
export const requestMergedRows: readonly MergedRows[] = [
  {
    table: 'request',
    column: 'member_id',
    fate: moves,
    label: labels['merged.reported'],
  },
  { table: 'request', column: 'opened_by_id', fate: moves },
  {
    table: 'request',
    column: 'assignee_id',
    fate: moves,
    label: labels['merged.assigned'],
  },
  { table: 'request', column: 'subject_member_id', fate: moves },
  { table: 'request_support', column: 'member_id', fate: { moves: { onceBy: ['request_id'] } } },
  { table: 'request_rating', column: 'member_id', fate: moves },
  { table: 'request_comment', column: 'member_id', fate: moves },
  { table: 'request_mention', column: 'member_id', fate: { moves: { onceBy: ['comment_id'] } } },
];
