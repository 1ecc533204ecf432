import type { ColumnType } from 'kysely';
import type { DefaultMoment } from '../database/columns';

export interface FileTable {
  tenant_id: string;
  id: string;
  name: string;
  media_type: string;
  /** `bigint`: the driver gives it as a number up to 2^53. */
  bytes: ColumnType<number | string, number, never>;
  sha256: string;
  storage_key: string;
  uploaded_by: string | null;
  uploaded_at: DefaultMoment;
  /** Null while something refers to the file. */
  unattached_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface FileTables {
  file: FileTable;
}
