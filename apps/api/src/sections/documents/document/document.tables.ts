import type { FileKind } from '@courtyard/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

export interface DocumentTable {
  tenantId: string;
  id: string;
  folderId: string;
  name: string;
  description: string | null;
  tags: string[];
  kind: FileKind;
  /** `bigint`: the driver gives it as a number up to 2^53. */
  bytes: ColumnType<number, number, number>;
  versionNumber: number;
  addedBy: string;
  trashedAt: ColumnType<string | null, Date | null | undefined, Date | null>;
  nameSort: GeneratedAlways<string>;
  tagWords: GeneratedAlways<string>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface DocumentVersionTable {
  tenantId: string;
  documentId: string;
  number: number;
  fileId: string;
  note: string | null;
  restoredFrom: ColumnType<number | null, number | null | undefined, never>;
  addedBy: string;
  addedAt: DefaultMoment;
}

export interface DocumentFavoriteTable {
  tenantId: string;
  memberId: string;
  documentId: string;
}

export interface DocumentSeenTable extends DocumentFavoriteTable {
  seenAt: Moment;
}
