import type { Pet } from '@courtyard/contract/properties/pet';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface PetTable {
  tenantId: string;
  id: string;
  propertyId: string;
  name: string;
  kind: Pet['kind'];
  breed: string | null;
  weightLb: number | null;
  license: string | null;
  assistance: Generated<boolean>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
