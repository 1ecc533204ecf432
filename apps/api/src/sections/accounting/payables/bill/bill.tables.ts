import type { BillSummary, BillLineInput } from '@courtyard/contract/accounting/payables/bill/bill';
import type { VendorPaymentSummary } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Moment } from '../../../../platform/database/columns';

export interface BillTable {
  tenantId: string;
  id: string;
  voucher: number;
  kind: BillSummary['kind'];
  vendorId: string;
  number: string;
  billedOn: Day;
  dueOn: Day;
  memo: string | null;
  totalMinor: number;
  openMinor: number;
  isPosted: Generated<boolean>;
  /** Drafted by another section, and not saved here yet. */
  isDraft: Generated<boolean>;
  /** What it was drafted for. */
  sourceKind: ColumnType<string | null, string | null | undefined, never>;
  sourceId: ColumnType<string | null, string | null | undefined, never>;
  enteredBy: string;
  enteredByName: string;
  voidedOn: Day | null;
  voidedBy: string | null;
  voidReason: string | null;
  status: ColumnType<BillSummary['status'], never, never>;
  version: Generated<number>;
  createdAt: Moment;
}

export interface BillLineTable {
  tenantId: string;
  billId: string;
  position: number;
  itemId: string | null;
  accountId: string;
  fundId: string;
  description: string | null;
  amountMinor: number;
  taxBox: BillLineInput['taxBox'];
}

export interface VendorPaymentTable {
  tenantId: string;
  id: string;
  number: number;
  vendorId: string;
  paidOn: Day;
  method: VendorPaymentSummary['method'];
  bankAccountId: string;
  checkNumber: number | null;
  reference: string | null;
  memo: string | null;
  amountMinor: number;
  creditMinor: number;
  endedAs: 'returned' | 'void' | null;
  endedOn: Day | null;
  endedBy: string | null;
  endReason: string | null;
  status: ColumnType<VendorPaymentSummary['status'], never, never>;
  createdAt: Moment;
}

export interface VendorPaymentPartTable {
  tenantId: string;
  paymentId: string;
  position: number;
  billId: string;
  amountMinor: number;
}
