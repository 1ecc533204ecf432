import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import type { Moment } from '../../../../platform/database/columns';

export interface OwnerLetterTable {
  tenantId: string;
  id: string;
  kind: OwnerLetter['kind'];
  /** Of an invoice, or a reminder of it. */
  invoiceId: string | null;
  /** Of a receipt. */
  paymentId: string | null;
  /** Of a statement: the run, and the unit in it. */
  statementRunId: string | null;
  propertyId: string | null;
  recipient: string;
  toAddress: string;
  /** Null until it is drawn. */
  mailId: string | null;
  /** Why it was not mailed after all. */
  withheld: OwnerLetter['withheld'];
  sentBy: string;
  askedAt: Moment;
}
