import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface VehicleTable {
  tenantId: string;
  id: string;
  propertyId: string;
  make: string;
  model: string;
  color: string | null;
  /** In capitals, without spaces. */
  plate: string;
  plateRegion: string | null;
  permit: string | null;
  spot: string | null;
  spotSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
