import type { PayoutBatch } from '@courtyard/contract/banking/payout/payout';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Day, Moment } from '../../../platform/database/columns';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface PayoutBatchTable {
  tenantId: string;
  id: string;
  number: number;
  bankAccountId: string;
  payOn: Day;
  method: PayoutBatch['method'];
  note: Optional<string>;
  /** `settled` is told from its payments. */
  status: Exclude<PayoutBatch['status'], 'settled'>;
  isOpen: GeneratedAlways<boolean>;
  totalMinor: number;
  contentHash: Optional<string>;
  createdBy: string;
  preparedById: Optional<string>;
  preparedBy: Optional<string>;
  approvedById: Optional<string>;
  approvedBy: Optional<string>;
  releasedBy: Optional<string>;
  releasedOn: Optional<Day>;
  cancelReason: Optional<string>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Moment;
  updatedAt: Moment;
}

export interface PayoutBatchBillTable {
  tenantId: string;
  batchId: string;
  position: number;
  billId: string;
  /** Negative for a credit. */
  amountMinor: number;
  /** As of its batch, which the database sees to. */
  isOpen: boolean;
}

export interface PayoutTable {
  tenantId: string;
  id: string;
  batchId: string;
  vendorPaymentId: string;
  settledOn: Optional<Day>;
  settledBy: Optional<string>;
  settledReference: Optional<string>;
}
