import type { ColumnType } from 'kysely';
import type { DefaultMoment } from '../database/columns';

export interface FileTable {
  tenantId: string;
  id: string;
  name: string;
  mediaType: string;
  /** `bigint`: the driver gives it as a number up to 2^53. */
  bytes: ColumnType<number | string, number, never>;
  sha256: string;
  storageKey: string;
  uploadedBy: string | null;
  uploadedAt: DefaultMoment;
  /** Null while something refers to the file. */
  unattachedSince: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface FileTables {
  file: FileTable;
}
