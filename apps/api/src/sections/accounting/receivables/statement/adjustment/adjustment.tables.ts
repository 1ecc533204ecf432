import type {
  Adjustment,
  AdjustmentSummary,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Moment } from '../../../../../platform/database/columns';

export interface AdjustmentTable {
  tenantId: string;
  id: string;
  number: number;
  kind: AdjustmentSummary['kind'];
  propertyId: string;
  unitLedgerId: string;
  adjustedOn: Day;
  reason: string;
  amountMinor: number;
  creditMinor: number;
  /** Of a deposit that was returned, what was kept. */
  keptMinor: Generated<number>;
  accountId: string | null;
  method: Adjustment['method'];
  reference: string | null;
  voidedOn: Day | null;
  voidedBy: string | null;
  voidReason: string | null;
  status: ColumnType<AdjustmentSummary['status'], never, never>;
  createdAt: Moment;
}

export interface AdjustmentLineTable {
  tenantId: string;
  adjustmentId: string;
  position: number;
  /** The charge in the books; of a refund, the credit. */
  itemId: string;
  amountMinor: number;
  creditMinor: number;
}

export interface AdjustmentRecoveryTable {
  tenantId: string;
  adjustmentId: string;
  paymentId: string;
  itemId: string;
  amountMinor: number;
}
