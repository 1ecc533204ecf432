import type { Moment } from '../../../../platform/database/columns';

export interface DocumentFolderFollowTable {
  tenantId: string;
  memberId: string;
  folderId: string;
}

/** What is still to be told of a document. */
export interface DocumentNoticeTable {
  tenantId: string;
  id: string;
  /** Added to a folder, given a new version, or filed for a home. */
  kind: 'added' | 'version' | 'filed';
  documentId: string;
  propertyId: string | null;
  actorId: string;
  noticedAt: Moment;
}
