import type { ColumnType } from 'kysely';
import type { DefaultMoment, Moment } from '../database/columns';

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
  /** What a file that came in parts is for; null for one that anything may take. */
  purpose: string | null;
  /** Null while something refers to the file. */
  unattachedSince: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

/** The files of a record, in their order: a table of whoever owns the record. `Id` names its column. */
export type AttachedFiles<Id extends string> = Record<Id, string> & {
  tenantId: string;
  position: number;
  fileId: string;
};

/** Room that is held for an upload while it runs. */
interface UploadReservationTable {
  tenantId: string;
  id: string;
  memberId: string;
  bytes: ColumnType<number | string, number, number>;
  expiresAt: Moment;
}

/** A file that arrives in parts; see the migration. */
interface ResumableUploadTable {
  tenantId: string;
  id: string;
  memberId: string;
  creationKey: string;
  purpose: string;
  aboutId: string;
  name: string;
  bytes: ColumnType<number | string, number, never>;
  received: ColumnType<number | string, number | undefined, number>;
  writer: string | null;
  writerUntil: ColumnType<string | null, Date | null | undefined, Date | null>;
  expiresAt: Moment;
}

export interface FileTables {
  file: FileTable;
  resumableUpload: ResumableUploadTable;
  uploadReservation: UploadReservationTable;
}
