import type { InvoiceLetter } from '@courtyard/contract/accounting/receivables/invoice/invoice-letter';
import type { Moment } from '../../../../../platform/database/columns';

export interface InvoiceLetterTable {
  tenantId: string;
  id: string;
  invoiceId: string;
  kind: InvoiceLetter['kind'];
  recipient: string;
  toAddress: string;
  /** Null until it is drawn. */
  mailId: string | null;
  sentBy: string;
  askedAt: Moment;
}
