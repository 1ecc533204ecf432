import type { RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import type { ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { sql } from 'kysely';
import type { Label } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import { lockList } from '../../../../platform/database/lists/lock-list';
import type { CallContext } from '../../../../platform/section/call-context';
import type { BulkChange, BulkJobKind, ListRow } from '../../../../platform/section/bulk/bulk-change';
import { eachByItself, maxInCall } from '../../../../platform/section/bulk/each-by-itself';
import { spanText } from '../booking/booking.labels';
import { conditionsOf, onlySeen, placedBookings, type ReservationFilters } from '../reservation.sql';
import { answerRequest, cancelReservation } from './decision.service';
import { undoDecision } from './undo.service';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { labelOf } from '@courtyard/contract/messages';
import { bookingMessages } from '../alerts/booking-texts';

const reasonGiven = z.object({ reason: z.string() });
type Reason = z.infer<typeof reasonGiven>;

interface BookingRow extends ListRow {
  status: ReservationStatus;
}

type Decide<Input> = BulkChange<ReservationFilters, BookingRow, Input>;

/** What decisions on many bookings have in common: who asked first is decided first. */
const bulkBookings: Omit<Decide<never>, 'change' | 'isDone'> = {
  list: 'reservation',
  records: labelOf(bookingMessages, 'many'),
  idColumn: 'reservation.id',
  most: maxInCall,
  matching: conditionsOf,
  async read(context, where, limit) {
    const rows = await placedBookings(context.tx)
      .select(['reservation.id', 'reservation.version', 'reservation.status'])
      .select(['reservation.startsAt', 'reservation.endsAt'])
      .select(['area.name as areaName', 'property.unitNumber', 'property.building'])
      .where(where)
      .where(onlySeen(context))
      // Those in line go first: a time that becomes free is not offered to one that is cancelled with it.
      .orderBy(sql`reservation.status <> 'waiting'`)
      .orderBy('reservation.createdAt')
      .orderBy('reservation.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, version, status, areaName, building, unitNumber, ...span }) => ({
      id,
      version,
      status,
      name: `${areaName}, ${propertyName({ building, unitNumber })}, ${spanText(span, context.tenant.timeZone)}`,
    }));
  },
};

const bookingJob = <Input>(
  action: string,
  label: Label,
  input: z.core.$ZodType<Input>,
): BulkJobKind<Input> => ({
  name: `bookings.${action}`,
  permission: 'Reservation Approve',
  label,
  page: '/properties-common-areas/reservations',
  input,
});

/** Confirms many requests. */
export const bulkApprove: Decide<object> = {
  ...bulkBookings,
  job: bookingJob('approve', labelOf(bookingMessages, 'job.approve'), z.object({})),
  change: eachByItself((context, { id, version }) =>
    answerRequest(context, id, 'confirmed', { version, reason: null }),
  ),
};

/** Declines many requests for one reason. */
export const bulkDecline: Decide<Reason> = {
  ...bulkBookings,
  job: bookingJob('decline', labelOf(bookingMessages, 'job.decline'), reasonGiven),
  change: eachByItself((context, { id, version }, { reason }) =>
    answerRequest(context, id, 'declined', { version, reason }),
  ),
};

/** Cancels many bookings for one reason. An own one that costs a fee by now is left: its price was not shown. */
export const bulkCancel: Decide<Reason> = {
  ...bulkBookings,
  isDone: ({ status }) => status === 'cancelled',
  job: bookingJob('cancel', labelOf(bookingMessages, 'job.cancel'), reasonGiven),
  change: eachByItself((context, { id, version }, { reason }) =>
    cancelReservation(context, id, { version, reason, keptFeeMinor: 0 }),
  ),
};

/** Takes decisions back, all or none; throws what speaks against the first that cannot be. */
export async function undoDecisions(
  context: CallContext,
  records: readonly RecordVersion[],
): Promise<{ undone: number }> {
  await lockList(context.tx, 'reservation');
  for (const { id, version } of records) await undoDecision(context, id, { version });
  return { undone: records.length };
}
