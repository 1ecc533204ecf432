import { msg } from '../../../platform/http/language/sentence';
import type { Availability, SlotState } from '@courtyard/contract/properties/common-area/common-area';
import { sql } from 'kysely';
import { invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { closedOn, overlaps, slotsOn, type Span } from './opening.rules';
import { addDays, dayAt, daysBetween, daysThrough, momentAt } from '@courtyard/contract/days';
import { ownPropertyIds } from '../property/property.sql';
import { holding, touching } from '../reservation/touching.sql';
import { findArea } from './common-area.sql';

/** Days that one look at a calendar may span. */
export const maximumDays = 62;

/** Throws invalid unless the days are in order and not too many. */
export function requireDays(from: string, to: string): void {
  if (to < from) throw invalid({ to: 'The end date is before the start date.' });
  if (daysBetween(from, to) >= maximumDays)
    throw invalid({ to: msg`Request at most ${maximumDays} days at once.` });
}

/** Bookings of an area that keep others out, within a stretch of time. */
export async function takenSpans(
  context: CallContext,
  areaId: string,
  within: Span,
): Promise<(Span & { mine: boolean })[]> {
  const rows = await context.tx
    .selectFrom('reservation')
    .select(['startsAt', 'endsAt'])
    .select(
      sql<boolean>`(booked_by_member_id is not distinct from ${context.caller.memberId}
        or property_id in (${ownPropertyIds(context.caller.memberId, todayOf(context))}))`.as('mine'),
    )
    .where('areaId', '=', areaId)
    .where('status', 'in', holding)
    .where(touching(within.startsAt, within.endsAt))
    .orderBy('startsAt')
    .execute();
  return rows.map((row) => ({
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    mine: row.mine,
  }));
}

/** The slots of an area by day, with what can be done with each. */
export async function readAvailability(
  context: CallContext,
  areaId: string,
  { from, to }: { from: string; to: string },
): Promise<Availability> {
  requireDays(from, to);
  const { timeZone } = context.tenant;
  const area = await findArea(context.tx, areaId);
  if (!area) throw notFound('common area');
  const now = context.platform.clock();
  const lastDay = addDays(dayAt(now, timeZone), area.maxAdvanceDays);
  const taken = await takenSpans(context, areaId, {
    startsAt: momentAt(from, 0, timeZone),
    endsAt: momentAt(addDays(to, 1), 0, timeZone),
  });
  const stateOf = (slot: Span, day: string): SlotState => {
    const booking = taken.find((other) => overlaps(other, slot));
    if (booking) return booking.mine ? 'mine' : 'taken';
    if (slot.startsAt <= now) return 'past';
    return day > lastDay ? 'tooFar' : 'free';
  };
  return {
    timeZone,
    days: daysThrough(from, to).map((day) => ({
      day,
      closed: closedOn(area, day),
      slots: slotsOn(area, day, area.slotMinutes, timeZone).map((slot) => ({
        startsAt: slot.startsAt.toISOString(),
        endsAt: slot.endsAt.toISOString(),
        state: stateOf(slot, day),
      })),
    })),
  };
}
