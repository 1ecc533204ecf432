import type { CollectionHoldInput } from '@courtyard/contract/accounting/receivables/collection/collection';
import type { Day, Generated, Moment } from '../../../../platform/database/columns';

/** What people write is named and typed as in the contract. */
export interface CollectionHoldTable extends CollectionHoldInput {
  tenantId: string;
  id: string;
  propertyId: string;
  unitLedgerId: string;
  setBy: string;
  version: Generated<number>;
  createdAt: Moment;
}

export interface PaymentPlanTable {
  tenantId: string;
  id: string;
  propertyId: string;
  unitLedgerId: string;
  totalMinor: number;
  lateDays: number | null;
  agreementFileId: string | null;
  agreedOn: Day;
  agreedBy: string;
  endedOn: Day | null;
  endedBy: string | null;
  endReason: string | null;
  isDefault: Generated<boolean>;
  version: Generated<number>;
}

export interface PaymentPlanInstallmentTable {
  tenantId: string;
  planId: string;
  position: number;
  dueOn: Day;
  amountMinor: number;
}

export interface PaymentPlanItemTable {
  tenantId: string;
  planId: string;
  itemId: string;
  openMinor: number;
}
