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
  tenantId: string;
  id: string;
  name: string;
  kind: AreaKind;
  location: string | null;
  description: string | null;
  rules: string | null;
  capacity: number | null;
  openingHours: Json<OpeningHours[]>;
  closures: Json<Closure[]>;
  questions: Json<BookingQuestion[]>;
  bookable: boolean;
  slotMinutes: number;
  maxDurationMinutes: number;
  maxAdvanceDays: number;
  capPerUnitPerDay: number | null;
  capPerUnitPerWeek: number | null;
  feeMinor: Generated<number>;
  depositMinor: Generated<number>;
  approvalRequired: Generated<boolean>;
  whoMayBook: CommonArea['whoMayBook'];
  archivedAt: Moment | null;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface CommonAreaPhotoTable {
  tenantId: string;
  areaId: string;
  position: number;
  fileId: string;
  /** What the photo shows, for those who do not see it. */
  alt: string | null;
}
