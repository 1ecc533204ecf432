import type { ColumnType } from 'kysely';
import type { Generated, Moment } from '../../../database/columns';

/** `bigint`: the driver gives it as a number up to 2^53. */
type Count = ColumnType<number | string, number | undefined, number>;

export interface CommunityExportTable {
  tenantId: string;
  id: string;
  memberId: string | null;
  startedBy: string;
  status: Generated<'queued' | 'running' | 'done' | 'failed'>;
  done: Generated<number>;
  total: Generated<number>;
  rowCount: Count;
  fileCount: Generated<number>;
  damagedCount: Generated<number>;
  bytes: Count;
  attempts: Generated<number>;
  startedAt: Moment;
  touchedAt: Moment;
  endedAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  expiresAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface CommunityExportTables {
  communityExport: CommunityExportTable;
}
