import type { SalePolicy } from '@courtyard/contract/accounting/receivables/sale/sale';
import type { Day, Moment } from '../../../../platform/database/columns';

export interface SalePolicyTable extends Pick<SalePolicy, 'owed' | 'credit'> {
  tenantId: string;
  id: string;
  effectiveOn: Day;
  setBy: string;
  createdAt: Moment;
}
