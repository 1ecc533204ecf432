import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../platform/database/columns';

export interface PersonTable {
  tenant_id: string;
  id: string;
  name: string;
  /** Lower case. */
  email: string | null;
  phone: string | null;
  member_id: string | null;
  name_sort: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: DefaultMoment;
}

interface PeriodTable {
  tenant_id: string;
  id: string;
  property_id: string;
  person_id: string;
  starts_on: Day;
  /** The last day; null runs on. */
  ends_on: Day | null;
  version: Generated<number>;
}

export interface OwnershipTable extends PeriodTable {
  share_millionths: number;
}

export interface ResidencyTable extends PeriodTable {
  kind: 'resident' | 'tenant';
}
