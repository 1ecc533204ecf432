import type {
  InvoiceLineInput,
  InvoiceRun,
  InvoiceSummary,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, Moment } from '../../../../platform/database/columns';

export interface DocumentNumberTable {
  tenantId: string;
  document: 'bill' | 'invoice' | 'payment' | 'vendor-payment' | 'adjustment' | 'deposit' | 'payoff-statement';
  /** The number that was taken last. */
  last: number;
}

export interface InvoiceTable {
  tenantId: string;
  id: string;
  number: number;
  propertyId: string;
  unitLedgerId: string;
  issuedOn: Day;
  dueOn: Day;
  memo: string | null;
  totalMinor: number;
  openMinor: number;
  writtenOffMinor: Generated<number>;
  voidedOn: Day | null;
  voidedBy: string | null;
  voidReason: string | null;
  runId: string | null;
  /** The booking that it is for. */
  reservationId: ColumnType<string | null, string | null | undefined, never>;
  status: ColumnType<InvoiceSummary['status'], never, never>;
  createdAt: Moment;
}

/** What people write of a line is named and typed as in the contract. */
export interface InvoiceLineTable extends InvoiceLineInput {
  tenantId: string;
  invoiceId: string;
  position: number;
  /** The open item of the books. */
  itemId: string;
}

export interface InvoiceRunTable {
  tenantId: string;
  id: string;
  status: InvoiceRun['status'];
  issuedOn: Day;
  dueOn: Day;
  memo: string | null;
  lines: Json<InvoiceLineInput[]>;
  units: number;
  leftOut: number;
  billed: Generated<number>;
  totalMinor: Generated<number>;
  problem: string | null;
  /** Null: the clock. */
  startedBy: string | null;
  startedAt: Moment;
  /** The recurring template that it is of, and for which day of its schedule. */
  templateId: string | null;
  occursOn: Day | null;
}

export interface InvoiceRunUnitTable {
  tenantId: string;
  runId: string;
  position: number;
  propertyId: string;
  /** Of each line of the run, in its order. */
  amountsMinor: Json<number[]>;
  invoiceId: string | null;
}
