import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation';
import type { DefaultJson, DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

export interface ReservationTable {
  tenant_id: string;
  id: string;
  area_id: string;
  property_id: string;
  booked_by_member_id: string | null;
  booked_by: string;
  starts_at: Moment;
  ends_at: Moment;
  status: ReservationStatus;
  guests: Generated<number>;
  note: string | null;
  answers: DefaultJson<Reservation['answers']>;
  fee_minor: number;
  deposit_minor: number;
  decided_by: string | null;
  decided_at: Moment | null;
  decision_reason: string | null;
  version: Generated<number>;
  created_at: DefaultMoment;
}
