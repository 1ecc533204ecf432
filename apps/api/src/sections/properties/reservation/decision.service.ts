import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { conflict, forbidden, invalid } from '../../../platform/http/problem';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { spanText } from './booking.words';
import { getReservation } from './reservation.service';

interface Decision {
  version: number;
  reason: string | null;
}

const verbs = { confirmed: 'approve', declined: 'decline', cancelled: 'cancel' } as const;

/** Puts a booking into its next status, keeps who decided and why, and tells the person who booked. */
async function decide(
  context: CallContext,
  before: Reservation,
  status: 'confirmed' | 'declined' | 'cancelled',
  { version, reason }: Decision,
): Promise<Reservation> {
  if (before.version !== version) throw versionConflict('reservation');
  await context.tx
    .updateTable('reservation')
    .set({
      status,
      decidedBy: context.caller.displayName,
      decidedAt: context.platform.clock(),
      decisionReason: reason,
      version: version + 1,
    })
    .where('id', '=', before.id)
    .execute();
  await recordChange(context, {
    action: `reservation.${verbs[status]}`,
    subjectType: 'reservation',
    subjectId: before.id,
    changes: {
      status: { before: before.status, after: status },
      ...(reason !== null && { reason: { before: null, after: reason } }),
    },
  });
  await mailBooker(context, before, status, reason);
  return getReservation(context, before.id);
}

const sentences: Record<Exclude<ReservationStatus, 'requested'>, string> = {
  confirmed: 'Your booking is confirmed.',
  declined: 'Your booking was declined.',
  cancelled: 'Your booking was cancelled.',
};

/** Mails the member who booked, unless it is they who decided. */
async function mailBooker(
  { tx, tenant, caller, platform }: CallContext,
  booking: Reservation,
  status: Exclude<ReservationStatus, 'requested'>,
  reason: string | null,
): Promise<void> {
  const booker = await tx
    .selectFrom('reservation')
    .innerJoin('member', 'member.id', 'reservation.bookedByMemberId')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['identity.email', 'member.id as memberId'])
    .where('reservation.id', '=', booking.id)
    .executeTakeFirst();
  if (!booker || booker.memberId === caller.memberId) return;
  const when = spanText(
    { startsAt: new Date(booking.startsAt), endsAt: new Date(booking.endsAt) },
    tenant.timeZone,
  );
  const body = [
    sentences[status],
    `${booking.area.name}, ${when}`,
    ...(reason === null ? [] : [`Reason: ${reason}`]),
    {
      button: `${platform.tenants.addressOf(tenant)}/properties-common-areas/common-areas/details?id=${booking.area.id}`,
    },
  ];
  await platform.mail.send(tx, {
    tenantId: tenant.id,
    to: booker.email,
    subject: `${booking.area.name}: ${sentences[status].toLowerCase().replace('.', '')}`,
    body,
  });
}

/** Confirms or declines a booking that waits. Throws conflict when it does not wait any more. */
export async function answerRequest(
  context: CallContext,
  reservationId: string,
  status: 'confirmed' | 'declined',
  decision: Decision,
): Promise<Reservation> {
  await lockList(context.tx, 'reservation');
  const before = await getReservation(context, reservationId);
  if (before.status !== 'requested')
    throw conflict('already-decided', `This booking is ${before.status} already.`);
  if (!before.may.approve) throw conflict('over', 'The time of this booking is over.');
  return decide(context, before, status, decision);
}

/** Cancels a booking: the own one before it starts, or, with a reason, that of somebody else. */
export async function cancelReservation(
  context: CallContext,
  reservationId: string,
  decision: Decision,
): Promise<Reservation> {
  await lockList(context.tx, 'reservation');
  const before = await getReservation(context, reservationId);
  if (before.status === 'cancelled') return before;
  if (before.status === 'declined') throw conflict('already-decided', 'This booking was declined already.');
  if (!before.may.cancel) {
    if (!before.mine) throw forbidden();
    throw conflict('started', 'This booking has begun; it cannot be cancelled any more.');
  }
  if (!before.mine && decision.reason === null)
    throw invalid({ reason: 'Say why, so that the person who booked is told.' });
  return decide(context, before, 'cancelled', decision);
}
