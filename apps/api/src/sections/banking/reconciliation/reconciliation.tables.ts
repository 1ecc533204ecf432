import type { Reconciliation } from '@courtyard/contract/banking/reconciliation/reconciliation';
import type { Day, Generated, Moment } from '../../../platform/database/columns';

export interface ReconciliationTable {
  tenantId: string;
  id: string;
  accountId: string;
  fromOn: Day | null;
  toOn: Day;
  openingMinor: number;
  closingMinor: number;
  status: Generated<Reconciliation['status']>;
  startedBy: string;
  startedAt: Moment;
  headNo: number | null;
  clearedLines: number | null;
  fileId: string | null;
  finishedBy: string | null;
  finishedAt: Moment | null;
  undoneBy: string | null;
  undoneAt: Moment | null;
  undoReason: string | null;
  version: Generated<number>;
}

export interface ReconciliationLineTable {
  tenantId: string;
  entryId: string;
  line: number;
  reconciliationId: string;
}
