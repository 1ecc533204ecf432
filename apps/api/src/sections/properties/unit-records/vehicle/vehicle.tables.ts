import type { VehicleInput } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What people write of a vehicle is named and typed as in the contract. */
export interface VehicleTable extends VehicleInput {
  tenantId: string;
  id: string;
  propertyId: string;
  spotSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
