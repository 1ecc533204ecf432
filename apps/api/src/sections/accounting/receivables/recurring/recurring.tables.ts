import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { RecurringInvoiceInput } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { Json } from '../../../../platform/database/columns';

/** What people write is named and typed as in the contract. */
export interface RecurringInvoiceTable extends Pick<
  RecurringInvoiceInput,
  'scope' | 'buildings' | 'split' | 'dueDays' | 'memo'
> {
  tenantId: string;
  templateId: string;
  lines: Json<InvoiceLineInput[]>;
}

export interface RecurringInvoiceUnitTable {
  tenantId: string;
  templateId: string;
  propertyId: string;
}
