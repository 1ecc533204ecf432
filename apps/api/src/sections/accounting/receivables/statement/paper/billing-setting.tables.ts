import type { Generated } from '../../../../../platform/database/columns';

export interface BillingSettingTable {
  tenantId: string;
  howToPay: string | null;
  version: Generated<number>;
}
