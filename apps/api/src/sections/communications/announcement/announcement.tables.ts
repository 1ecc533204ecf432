import type { AttachedFiles } from '../../../platform/files/file.tables';
import type {
  AnnouncementCategory,
  AnnouncementStatus,
} from '@courtyard/contract/communications/announcement/announcement';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Json, Moment } from '../../../platform/database/columns';

interface AnnouncementTable {
  tenantId: string;
  id: string;
  title: string;
  category: AnnouncementCategory;
  status: AnnouncementStatus;
  body: Json<RichText>;
  /** The body as plain text. */
  words: string;
  audienceId: string;
  isUrgent: boolean;
  isPinned: boolean;
  allowsComments: boolean;
  publishesAt: Moment | null;
  expiresOn: Day | null;
  authorMemberId: string | null;
  author: string;
  titleSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

interface AnnouncementRecipientTable {
  tenantId: string;
  announcementId: string;
  personKey: string;
  memberId: string | null;
  name: string;
  email: string | null;
  readAt: Moment | null;
}

interface AnnouncementCommentTable {
  tenantId: string;
  id: string;
  announcementId: string;
  memberId: string | null;
  author: string;
  text: string;
  writtenAt: Moment;
}

export interface AnnouncementTables {
  announcement: AnnouncementTable;
  announcementRecipient: AnnouncementRecipientTable;
  announcementComment: AnnouncementCommentTable;
  announcementFile: AttachedFiles<'announcementId'>;
  announcementPicture: AttachedFiles<'announcementId'>;
}
