import type { BookCheck } from '@courtyard/contract/bookkeeping/book-check/book-check';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../../platform/database/columns';

/** A fault as it is kept: a sentence with its values. */
export interface StoredFault {
  template: string;
  values: (string | number)[];
}

export interface BookCheckTable {
  tenantId: string;
  id: string;
  status: BookCheck['status'];
  startedBy: string;
  startedAt: Moment;
  endedAt: Moment | null;
  entries: number;
  entriesRead: number;
  expectedNo: number | null;
  expectedHash: string | null;
  headNo: number | null;
  headHash: string | null;
  faults: ColumnType<StoredFault[], string, string>;
}
