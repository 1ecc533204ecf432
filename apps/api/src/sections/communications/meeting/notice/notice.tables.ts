import type { MeetingNotice, NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/labels';
import type { Json, Moment } from '../../../../platform/database/columns';
import type { NoticeText } from './notice.texts';

interface MeetingNoticeTable {
  tenantId: string;
  id: string;
  meetingId: string;
  kind: MeetingNotice['kind'];
  sequence: number;
  words: Json<Record<Language, NoticeText>>;
  startsAt: Moment;
  firstOn: string | null;
  electronicUntil: Moment;
  postUntil: string;
  isInTime: boolean;
  source: string | null;
  reason: string | null;
  sentBy: string;
  sentAt: Moment;
}

interface MeetingNoticeRecipientTable extends Pick<
  NoticeProof,
  'name' | 'units' | 'email' | 'postedOn' | 'postedBy'
> {
  tenantId: string;
  noticeId: string;
  personKey: string;
  language: Language;
  postalAddress: string | null;
  dispatchId: string | null;
}

export interface NoticeTables {
  meetingNotice: MeetingNoticeTable;
  meetingNoticeRecipient: MeetingNoticeRecipientTable;
}
