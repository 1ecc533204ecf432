import type { Occupancy, PropertyStatus, PropertyType } from '@courtyard/contract/properties/property';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

type Computed<T> = ColumnType<T, never, never>;

/** Written by `courtyard.summarize_properties`, and by bulk seeds that know the outcome. */
type Summary<T> = ColumnType<T, T | undefined, T>;

export interface PropertyTable {
  tenant_id: string;
  id: string;
  unit_number: string;
  /** Empty text for none. */
  building: Generated<string>;
  lot: string | null;
  type: PropertyType;
  status: Generated<PropertyStatus>;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  area_sq_ft: number | null;
  bedrooms: number | null;
  bathroom_halves: number | null;
  floor: number | null;
  ownership_share_millionths: Generated<number>;
  billing_ratio_millionths: Generated<number>;
  notes: string | null;
  archived_at: Moment | null;
  occupancy: Summary<Occupancy>;
  owner_names: Summary<string>;
  resident_names: Summary<string>;
  insured_until: Summary<Day | null>;
  unit_sort: Computed<string>;
  building_sort: Computed<string>;
  owner_sort: Computed<string>;
  area_sort: Computed<number>;
  insured_sort: Computed<Day>;
  version: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface PropertyDayTable {
  tenant_id: string;
  summarized_on: Day;
}
