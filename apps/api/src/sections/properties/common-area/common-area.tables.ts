import type { ColumnType } from 'kysely';
import type {
  AreaKind,
  BookingQuestion,
  Closure,
  CommonArea,
  OpeningHours,
} from '@courtyard/contract/properties/common-area';
import type { DefaultMoment, Generated, Json, Moment } from '../../../platform/database/columns';

export interface CommonAreaTable {
  tenant_id: string;
  id: string;
  name: string;
  kind: AreaKind;
  location: string | null;
  description: string | null;
  rules: string | null;
  capacity: number | null;
  opening_hours: Json<OpeningHours[]>;
  closures: Json<Closure[]>;
  questions: Json<BookingQuestion[]>;
  bookable: boolean;
  slot_minutes: number;
  max_duration_minutes: number;
  max_advance_days: number;
  cap_per_unit_per_day: number | null;
  cap_per_unit_per_week: number | null;
  fee_minor: Generated<number>;
  deposit_minor: Generated<number>;
  approval_required: Generated<boolean>;
  who_may_book: CommonArea['whoMayBook'];
  archived_at: Moment | null;
  name_sort: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface CommonAreaPhotoTable {
  tenant_id: string;
  area_id: string;
  position: number;
  file_id: string;
  /** What the photo shows, for those who do not see it. */
  alt: string | null;
}
