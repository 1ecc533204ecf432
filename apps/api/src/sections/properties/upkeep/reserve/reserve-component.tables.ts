import type { AssetCategory } from '@courtyard/contract/properties/asset';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface ReserveComponentTable {
  tenant_id: string;
  id: string;
  name: string;
  category: AssetCategory;
  area_id: string | null;
  quantity: number | null;
  unit: string | null;
  in_service_on: Day;
  useful_life_years: number;
  assessed_on: Day | null;
  assessed_remaining_years: number | null;
  replacement_cost_minor: number;
  priced_on: Day;
  notes: string | null;
  /** When its life is over: from the inspection where there is one, else from the useful life. */
  replace_on: ColumnType<Day, never, never>;
  name_sort: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}
