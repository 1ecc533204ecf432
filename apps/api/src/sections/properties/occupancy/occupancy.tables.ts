import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../platform/database/columns';

export interface PersonTable {
  tenantId: string;
  id: string;
  name: string;
  /** Lower case. */
  email: string | null;
  phone: string | null;
  memberId: string | null;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}

interface PeriodTable {
  tenantId: string;
  id: string;
  propertyId: string;
  personId: string;
  startsOn: Day;
  /** The last day; null runs on. */
  endsOn: Day | null;
  version: Generated<number>;
}

export interface OwnershipTable extends PeriodTable {
  shareMillionths: number;
}

export interface ResidencyTable extends PeriodTable {
  kind: 'resident' | 'tenant';
}
