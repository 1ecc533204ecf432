import type { AssetCategory } from '@courtyard/contract/properties/asset';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface ReserveComponentTable {
  tenantId: string;
  id: string;
  name: string;
  category: AssetCategory;
  areaId: string | null;
  quantity: number | null;
  unit: string | null;
  inServiceOn: Day;
  usefulLifeYears: number;
  assessedOn: Day | null;
  assessedRemainingYears: number | null;
  replacementCostMinor: number;
  pricedOn: Day;
  notes: string | null;
  /** When its life is over: from the inspection where there is one, else from the useful life. */
  replaceOn: ColumnType<Day, never, never>;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}
