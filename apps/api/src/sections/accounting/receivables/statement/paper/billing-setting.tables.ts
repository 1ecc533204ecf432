import type { Generated } from '../../../../../platform/database/columns';

export interface BillingSettingTable {
  tenantId: string;
  howToPay: string | null;
  bookingItemId: string | null;
  bookingDueDays: Generated<number>;
  sendsReceipts: Generated<boolean>;
  version: Generated<number>;
}
