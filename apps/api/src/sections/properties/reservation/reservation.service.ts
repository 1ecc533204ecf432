import { msg } from '../../../platform/http/language/sentence';
import type { Reservation, ReservationInput } from '@courtyard/contract/properties/reservation/reservation';
import { conflict, forbidden, invalid, notFound, Problem } from '../../../platform/http/problem';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { overdueSince } from '../../../platform/tenancy/profile/ports/unit-accounts';
import type { Span } from '../common-area/opening.rules';
import { takenSpans } from '../common-area/availability.service';
import { canBook } from '../common-area/common-area.rules';
import { type Area, findArea, relationOf } from '../common-area/common-area.sql';
import {
  arrearsRefusal,
  capRefusal,
  nearestFree,
  type Refusal,
  refusalOf,
  searchDays,
} from './booking/booking.rules';
import { bookingRequested, notifyApprovers } from './alerts/booking-notifications';
import { spanText, spanWord } from './booking/booking.labels';
import { chargeBooking } from './booking/charge-booking';
import { otherStarts } from './booking/other-starts.sql';
import { findReservation, reservationOf } from './reservation.sql';

function refuse(refusal: Refusal | null): void {
  if (!refusal) return;
  if ('fields' in refusal) throw invalid(refusal.fields);
  throw conflict(refusal.code, refusal.detail);
}

/** Reads a booking. Throws notFound, also for one that the caller may not see. */
export async function getReservation(context: CallContext, reservationId: string): Promise<Reservation> {
  const row = await findReservation(context, reservationId);
  if (!row) throw notFound('reservation');
  return reservationOf(row, context);
}

/** The property that is booked for. Throws unless the caller may book this area for it. */
export async function requireBookable(context: CallContext, area: Area, propertyId: string) {
  const property = await context.tx
    .selectFrom('property')
    .select(['unitNumber', 'archivedAt'])
    .where('id', '=', propertyId)
    .executeTakeFirst();
  const { memberId, permissions } = context.caller;
  const relation = await relationOf(context.tx, { memberId, today: todayOf(context), propertyId });
  const isOwn = relation.owns || relation.lives;
  if (!property || (!isOwn && !permissions.has('Reservations List View'))) throw notFound('property');
  if (!canBook(area, relation, permissions)) {
    throw forbidden(
      area.whoMayBook === 'staff'
        ? msg`${area.name} can only be booked by the management.`
        : msg`${area.name} can only be booked by owners.`,
    );
  }
  if (property.archivedAt !== null) throw conflict('archived', 'This property is archived.');
}

/** Throws conflict where one more booking would pass the unit's caps, or the unit is in arrears; the office is not held to either. */
export async function requireWithinLimits(
  context: CallContext,
  area: Area,
  booking: { id?: string; propertyId: string; startsAt: Date },
): Promise<void> {
  if (context.caller.permissions.has('Reservation Approve')) return;
  const { platform, tx } = context;
  const at = { propertyId: booking.propertyId, today: todayOf(context) };
  refuse(arrearsRefusal(area, await overdueSince(platform.sections, tx, at), at.today));
  const others = await otherStarts(context, { ...booking, areaId: area.id });
  refuse(capRefusal(area, booking.startsAt, others, context.tenant));
}

/** 409 that names the nearest times that are free, in words and for programs. */
async function slotTaken(context: CallContext, area: Area, wish: Span): Promise<Problem> {
  const { timeZone } = context.tenant;
  const margin = (searchDays + 2) * 86_400_000;
  const taken = await takenSpans(context, area.id, {
    startsAt: new Date(wish.startsAt.getTime() - margin),
    endsAt: new Date(wish.endsAt.getTime() + margin),
  });
  const free = nearestFree(area, wish, { taken, now: context.platform.clock(), timeZone, limit: 3 });
  const others =
    free.length === 0
      ? 'Choose another day.'
      : msg`Available nearby: ${free.map((span) => spanText(span, timeZone)).join('; ')}.`;
  return new Problem({
    status: 409,
    code: 'slot-taken',
    title: 'Just taken',
    detail: msg`${area.name} was just booked for this time. ${others}`,
    extensions: {
      alternatives: free.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    },
  });
}

/** Books an area for a property. Of two who want one slot, the first to commit has it. */
export async function createReservation(context: CallContext, input: ReservationInput): Promise<Reservation> {
  const { tx, tenant, caller, platform } = context;
  await lockList(tx, 'reservation');
  const area = await findArea(tx, input.areaId);
  if (!area) throw notFound('common area');
  await requireBookable(context, area, input.propertyId);
  const span = { startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
  refuse(
    refusalOf(
      area,
      { ...span, guests: input.guests, answers: input.answers },
      platform.clock(),
      tenant.timeZone,
    ),
  );
  await requireWithinLimits(context, area, { propertyId: input.propertyId, startsAt: span.startsAt });
  const isStaff = caller.permissions.has('Reservation Approve');
  const id = newId();
  const waits = input.waitlist && (await takenSpans(context, area.id, span)).length > 0;
  const booked = area.approvalRequired && !isStaff ? 'requested' : 'confirmed';
  const status = waits ? 'waiting' : booked;
  const made = await tx
    .insertInto('reservation')
    .values({
      tenantId: tenant.id,
      id,
      areaId: area.id,
      propertyId: input.propertyId,
      bookedByMemberId: caller.memberId,
      bookedBy: caller.displayName,
      startsAt: span.startsAt,
      endsAt: span.endsAt,
      status,
      guests: input.guests,
      note: input.note,
      answers: JSON.stringify(
        area.questions.flatMap((question) => {
          const answer = input.answers[question.id];
          return answer ? [{ questionId: question.id, question: question.text, answer }] : [];
        }),
      ),
      feeMinor: area.feeMinor,
      depositMinor: area.depositMinor,
      freeCancelHours: area.freeCancelHours,
      keptFeePercent: area.keptFeePercent,
      createdAt: platform.clock(),
    })
    // The time is taken, or the unit is in line for it already.
    .onConflict((stands) => stands.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) {
    if (waits) throw conflict('in-line', 'Your unit is already on the waitlist for this time.');
    throw await slotTaken(context, area, span);
  }
  await recordChange(context, {
    action: 'reservation.create',
    subjectType: 'reservation',
    subjectId: id,
    changes: {
      area: { before: null, after: area.name },
      time: { before: null, after: spanWord(span, tenant.timeZone) },
      status: { before: null, after: status },
    },
  });
  const reservation = await getReservation(context, id);
  if (status === 'requested') await notifyApprovers(context, bookingRequested, reservation);
  if (status === 'confirmed') await chargeBooking(context, reservation);
  return reservation;
}
