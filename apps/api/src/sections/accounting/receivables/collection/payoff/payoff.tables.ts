import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import type { Day, Json, Moment } from '../../../../../platform/database/columns';

export interface PayoffStatementTable {
  tenantId: string;
  id: string;
  number: number;
  propertyId: string;
  atDay: Day;
  figures: Json<PayoffFigures>;
  requestedBy: string | null;
  feeInvoiceId: string | null;
  madeBy: string;
  madeAt: Moment;
}
