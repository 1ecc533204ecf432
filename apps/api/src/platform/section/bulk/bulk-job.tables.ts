import type { LeftRow } from './bulk-change';
import type { DefaultJson, Generated, Json, Moment } from '../../database/columns';

export interface BulkJobTable {
  tenantId: string;
  id: string;
  /** Who began it, and in whose name it is done. */
  memberId: string;
  /** None where it was begun before it was kept. */
  section: string | null;
  action: string;
  input: Json<unknown>;
  total: number;
  changed: Generated<number>;
  unchanged: Generated<number>;
  leftRows: DefaultJson<LeftRow[]>;
  status: Generated<'running' | 'done' | 'cancelled' | 'failed'>;
  /** Slices that failed one after the other. */
  failures: Generated<number>;
  touchedAt: Moment;
}

/** A row that is still to be done. */
export interface BulkJobRowTable {
  tenantId: string;
  jobId: string;
  place: number;
  recordId: string;
  name: string;
  /** None where it was frozen before it was kept. */
  version: number | null;
}

export interface BulkJobTables {
  bulkJob: BulkJobTable;
  bulkJobRow: BulkJobRowTable;
}
