import type { ColumnType } from 'kysely';
import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import type { DefaultJson, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

/** What a decision took the place of, and whose it was. */
export interface DecisionBefore {
  memberId: string;
  status: ReservationStatus;
  decidedBy: string | null;
  decidedAt: string | null;
  decisionReason: string | null;
}

export interface ReservationTable {
  tenantId: string;
  id: string;
  areaId: string;
  propertyId: string;
  bookedByMemberId: string | null;
  bookedBy: string;
  startsAt: Moment;
  endsAt: Moment;
  status: ReservationStatus;
  guests: Generated<number>;
  note: string | null;
  answers: DefaultJson<Reservation['answers']>;
  feeMinor: number;
  depositMinor: number;
  freeCancelHours: Generated<number>;
  keptFeePercent: Generated<number>;
  keptFeeMinor: number | null;
  decidedBy: string | null;
  decidedAt: Moment | null;
  /** When an offered time was taken. */
  acceptedAt: Moment | null;
  decisionReason: string | null;
  offeredUntil: Moment | null;
  undo: ColumnType<DecisionBefore | null, string | null | undefined, string | null>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
