import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface VehicleTable {
  tenant_id: string;
  id: string;
  property_id: string;
  make: string;
  model: string;
  color: string | null;
  /** In capitals, without spaces. */
  plate: string;
  plate_region: string | null;
  permit: string | null;
  spot: string | null;
  spot_sort: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: DefaultMoment;
}
