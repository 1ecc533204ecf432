import type { PolicyInput } from '@courtyard/contract/properties/insurance';
import type { Day, DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

/** What people write of a policy is named and typed as in the contract. */
export interface InsurancePolicyTable extends PolicyInput {
  tenantId: string;
  id: string;
  propertyId: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}

export interface InsuranceReminderTable {
  tenantId: string;
  policyId: string;
  expiresOn: Day;
  daysBefore: number;
  sentAt: Moment;
}
