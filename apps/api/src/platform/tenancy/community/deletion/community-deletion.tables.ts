import type { ColumnType } from 'kysely';
import type { Day, Generated, Moment } from '../../../database/columns';

type LaterMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

/** Outside of communities, as it outlives the one that it is of; see migration 0110. */
export interface CommunityDeletionTable {
  communityId: string;
  slug: string;
  /** Null once the last export is gone. */
  name: string | null;
  language: 'en' | 'es';
  askedBy: string | null;
  approvedBy: string | null;
  askedAt: Moment;
  deletesOn: Day;
  closedAt: LaterMoment;
  deletedAt: LaterMoment;
  /** Letters in the outbox folder that are still to be removed. */
  keptMail: Generated<string[]>;
  erasedAt: LaterMoment;
  exportUntil: LaterMoment;
  exportBytes: ColumnType<number | string | null, number | null | undefined, number | null>;
  exportErasedAt: LaterMoment;
}

/** Who may have the last export of a deleted community. */
export interface LastExportReaderTable {
  communityId: string;
  identityId: string;
  language: 'en' | 'es';
  toldAt: LaterMoment;
  openedAt: LaterMoment;
}

export interface CommunityDeletionTables {
  communityDeletion: CommunityDeletionTable;
  lastExportReader: LastExportReaderTable;
}
