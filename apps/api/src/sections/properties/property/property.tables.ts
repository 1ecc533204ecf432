import type { Occupancy, PropertyInput } from '@courtyard/contract/properties/property/property';
import type { ColumnType, RawBuilder } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

type Computed<T> = ColumnType<T, never, never>;

/** Written by `courtyard.summarize_properties`, and by bulk seeds that know the outcome. */
type Summary<T> = ColumnType<T, T | undefined, T>;

/** What a bulk action took the place of; `version` is the one that it left. */
export type BeforeStatus = Pick<PropertyInput, 'status'> & { version: number };

/** What people write of a property is named and typed as in the contract, its address taken apart. */
export interface PropertyTable extends Omit<PropertyInput, 'address' | 'building'> {
  tenantId: string;
  id: string;
  /** Empty text for none. */
  building: Generated<string>;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  archivedAt: Moment | null;
  undo: ColumnType<BeforeStatus | null, never, RawBuilder<BeforeStatus> | null>;
  occupancy: Summary<Occupancy>;
  ownerNames: Summary<string>;
  residentNames: Summary<string>;
  insuredUntil: Summary<Day | null>;
  unitSort: Computed<string>;
  buildingSort: Computed<string>;
  ownerSort: Computed<string>;
  areaSort: Computed<number>;
  insuredSort: Computed<Day>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface PropertyDayTable {
  tenantId: string;
  summarizedOn: Day;
}
