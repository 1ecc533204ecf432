import type { PolicyInput } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What people write of a policy is named and typed as in the contract. */
export interface InsurancePolicyTable extends PolicyInput {
  tenantId: string;
  id: string;
  propertyId: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
