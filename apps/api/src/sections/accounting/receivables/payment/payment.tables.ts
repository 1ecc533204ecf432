import type {
  PaymentPolicy,
  PaymentSummary,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import type { ColumnType } from 'kysely';
import type { WaterfallPolicy } from '../../../../ledger';
import type { Day, Json, Moment } from '../../../../platform/database/columns';

export interface PaymentTable {
  tenantId: string;
  id: string;
  number: number;
  receivedOn: Day;
  method: PaymentSummary['method'];
  reference: string | null;
  payer: string | null;
  depositToId: string;
  memo: string | null;
  amountMinor: number;
  creditMinor: number;
  /** The deposit that stands. */
  depositId: string | null;
  endedAs: 'returned' | 'void' | null;
  endedOn: Day | null;
  endedBy: string | null;
  endReason: string | null;
  status: ColumnType<PaymentSummary['status'], never, never>;
  createdAt: Moment;
}

export interface PaymentPartTable {
  tenantId: string;
  paymentId: string;
  position: number;
  propertyId: string;
  unitLedgerId: string;
  amountMinor: number;
}

export interface PaymentPolicyTable {
  tenantId: string;
  id: string;
  name: PaymentPolicy['name'];
  version: string;
  source: string;
  steps: Json<WaterfallPolicy['steps']>;
  effectiveOn: Day;
  setBy: string;
  createdAt: Moment;
}
