import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import type { Day, Json, Moment } from '../../../../../platform/database/columns';

export interface PayoffStatementTable {
  tenantId: string;
  id: string;
  number: number;
  propertyId: string;
  atDay: Day;
  /** Older ones do not say what could not be billed. */
  figures: Json<Omit<PayoffFigures, 'unbilled'> & Partial<Pick<PayoffFigures, 'unbilled'>>>;
  requestedBy: string | null;
  feeInvoiceId: string | null;
  madeBy: string;
  madeAt: Moment;
}
