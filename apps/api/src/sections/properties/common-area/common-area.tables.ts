import type { ColumnType } from 'kysely';
import type {
  AreaColor,
  BookingQuestion,
  Closure,
  CommonAreaInput,
  OpeningHours,
} from '@courtyard/contract/properties/common-area/common-area';
import type { DefaultMoment, Generated, Json, Moment } from '../../../platform/database/columns';

/** What people write of an area is named and typed as in the contract; its lists are stored as JSON. */
export interface CommonAreaTable extends Omit<
  CommonAreaInput,
  'photos' | 'color' | 'openingHours' | 'closures' | 'questions'
> {
  tenantId: string;
  id: string;
  color: AreaColor;
  openingHours: Json<OpeningHours[]>;
  closures: Json<Closure[]>;
  questions: Json<BookingQuestion[]>;
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
