import type { Pet } from '@courtyard/contract/properties/pet';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface PetTable {
  tenant_id: string;
  id: string;
  property_id: string;
  name: string;
  kind: Pet['kind'];
  breed: string | null;
  weight_lb: number | null;
  license: string | null;
  assistance: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultMoment;
}
