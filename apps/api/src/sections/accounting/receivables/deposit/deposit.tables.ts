import type { DepositSummary } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import type { ColumnType } from 'kysely';
import type { Day, Moment } from '../../../../platform/database/columns';

export interface DepositTable {
  tenantId: string;
  id: string;
  number: number;
  depositedOn: Day;
  bankAccountId: string;
  reference: string | null;
  memo: string | null;
  paymentCount: number;
  amountMinor: number;
  voidedOn: Day | null;
  voidedBy: string | null;
  voidReason: string | null;
  status: ColumnType<DepositSummary['status'], never, never>;
  createdAt: Moment;
}

export interface DepositPaymentTable {
  tenantId: string;
  depositId: string;
  paymentId: string;
  position: number;
}
