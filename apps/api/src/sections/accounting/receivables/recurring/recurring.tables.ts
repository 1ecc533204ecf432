import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type {
  RecurringInvoiceInput,
  RecurringInvoiceSummary,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { ColumnType } from 'kysely';
import type { Json } from '../../../../platform/database/columns';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What people write is named and typed as in the contract. */
export interface RecurringInvoiceTable extends Pick<
  RecurringInvoiceInput,
  'scope' | 'buildings' | 'dueDays' | 'memo'
> {
  split: RecurringInvoiceSummary['split'];
  tenantId: string;
  templateId: string;
  lines: Json<InvoiceLineInput[]>;
  /** Invoices of a cycle of amounts per unit, and a day of the month of its first one. */
  installments: Optional<number>;
  installmentsFrom: Optional<string>;
}

export interface RecurringInvoiceUnitTable {
  tenantId: string;
  templateId: string;
  propertyId: string;
  /** Of amounts per unit: by line, what a whole cycle of invoices comes to. */
  amountsMinor: ColumnType<number[] | null, string | null | undefined, string | null>;
}

/** A template that another took the place of, as it was. */
export interface RecurringReplacementTable {
  tenantId: string;
  templateId: string;
  replacedId: string;
  ruleBefore: string;
  statusBefore: 'active' | 'paused';
  /** Bills the lines that are not of the dues. */
  remainderId: string | null;
}
