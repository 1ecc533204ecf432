import type { Moment } from '../../../platform/database/columns';
import type { AttachedFiles } from '../../../platform/files/file.tables';

export interface RequestCommentTable {
  tenantId: string;
  id: string;
  requestId: string;
  memberId: string;
  isInternal: boolean;
  text: string;
  writtenAt: Moment;
}

export type RequestCommentFileTable = AttachedFiles<'commentId'>;

export interface RequestMentionTable {
  tenantId: string;
  commentId: string;
  memberId: string;
}
