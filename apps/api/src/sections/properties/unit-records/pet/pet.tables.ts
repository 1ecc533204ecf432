import type { PetInput } from '@courtyard/contract/properties/unit-records/pet/pet';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What people write of a pet is named and typed as in the contract. */
export interface PetTable extends PetInput {
  tenantId: string;
  id: string;
  propertyId: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
