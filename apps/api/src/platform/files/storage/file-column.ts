import { type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import en from './file-column.en.json';
import es from './file-column.es.json';

const labels = labelsFrom(en, es);

/** A column that refers to stored files. A test compares all of them with the database. */
export interface FileColumn {
  table: string;
  column: string;
  /** What a file in it is. */
  role: Label;
  /** The kind of record that it is of, as the log knows it: that says who may see it, what it is called and where it is. */
  record: string;
  /** The column with that record's id; none for a kind that there is once. */
  recordId?: string;
  /** Where that column is another table's: which, and the column of this one that refers to it. */
  through?: { table: string; column: string };
}

/** Those of no section. */
export const platformFileColumns: readonly FileColumn[] = [
  {
    table: 'community_look',
    column: 'logo_file_id',
    role: labels.logo,
    record: 'community',
  },
  {
    table: 'ticket_message_file',
    column: 'file_id',
    role: labels.ticket,
    record: 'ticket',
    recordId: 'ticket_id',
    through: { table: 'ticket_message', column: 'message_id' },
  },
];

/** Of people, whose profile is the platform's while their pages are the section's. */
export const profileFileColumns: FileColumn = {
  table: 'member_profile',
  column: 'photo_file_id',
  role: labels.member,
  record: 'member',
  recordId: 'member_id',
};
