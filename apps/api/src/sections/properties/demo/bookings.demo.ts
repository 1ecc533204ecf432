import type { ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { overlaps, slotsOn, type Span } from '../common-area/opening.rules';
import { addDays, daysThrough } from '@courtyard/contract/days';
import type { DemoArea } from './areas.demo';
import { type Dice, idOf } from '../../../platform/section/demo/dice';

export interface Booker {
  propertyId: string;
  name: string;
  memberId: string | null;
}

interface Input {
  tenantId: string;
  slug: string;
  timeZone: string;
  dice: Dice;
  today: string;
  now: Date;
  bookers: readonly [Booker, ...Booker[]];
  manager: string;
}

const occasions = [
  'Birthday dinner',
  'Book club',
  'Family reunion',
  'Anniversary',
  'Baby shower',
  'Neighbors’ potluck',
] as const;
const guestsStaying = [
  'My parents',
  'An old friend',
  'My sister and her partner',
  'Colleagues from Boston',
] as const;

function answersOf(area: DemoArea, dice: Dice) {
  return area.questions.map(({ id, text, kind, choices }) => {
    const free = area.kind === 'guest-suite' ? dice.pick(guestsStaying) : dice.pick(occasions);
    const [first = 'yes', ...rest] = kind === 'yes-no' ? ['yes', 'no'] : choices;
    return { questionId: id, question: text, answer: kind === 'text' ? free : dice.pick([first, ...rest]) };
  });
}

function statusOf(area: DemoArea, span: Span, { dice, now }: Input): ReservationStatus {
  if (dice.percent(6)) return 'cancelled';
  if (!area.approvalRequired) return 'confirmed';
  if (dice.percent(10)) return 'declined';
  return span.startsAt > now && dice.percent(60) ? 'requested' : 'confirmed';
}

/** How many bookings of an area begin on a day, on average of a hundred days. */
const frequency: Partial<Record<DemoArea['kind'], number>> = {
  clubhouse: 30,
  'guest-suite': 22,
  gym: 140,
  court: 190,
  terrace: 60,
  park: 60,
  hall: 30,
};

function wishesOf(area: DemoArea, day: string, { dice, timeZone }: Input): Span[] {
  const slots = slotsOn({ openingHours: area.openingHours, closures: [] }, day, area.slotMinutes, timeZone);
  const often = frequency[area.kind] ?? 50;
  const count = Math.floor(often / 100) + (dice.percent(often % 100) ? 1 : 0);
  return Array.from({ length: count }, () => {
    const length = dice.between(1, Math.max(1, Math.min(4, area.maxDurationMinutes / area.slotMinutes)));
    const start = dice.between(0, Math.max(0, slots.length - length));
    return { first: slots[start], last: slots[Math.min(start + length, slots.length) - 1] };
  }).flatMap(({ first, last }) => (first && last ? [{ startsAt: first.startsAt, endsAt: last.endsAt }] : []));
}

/** Bookings of the past five weeks and the coming three, none of which overlaps another that stands. */
export function demoBookings(areas: readonly DemoArea[], input: Input) {
  const { tenantId, slug, dice, today, now, bookers, manager } = input;
  return areas
    .filter(({ bookable }) => bookable)
    .flatMap((area) => {
      const taken: Span[] = [];
      return daysThrough(addDays(today, -35), addDays(today, Math.min(21, area.maxAdvanceDays)))
        .flatMap((day) => wishesOf(area, day, input))
        .flatMap((span) => {
          if (taken.some((other) => overlaps(other, span))) return [];
          const status = statusOf(area, span, input);
          if (status === 'confirmed' || status === 'requested') taken.push(span);
          const booker = dice.pick(bookers);
          const createdAt = new Date(
            Math.min(now.getTime(), span.startsAt.getTime()) - dice.between(2, 150) * 3_600_000,
          );
          const decided =
            status === 'declined' ||
            status === 'cancelled' ||
            (status === 'confirmed' && area.approvalRequired);
          return [
            {
              tenantId,
              id: idOf(
                `${slug} booking ${area.name} ${span.startsAt.toISOString()} ${status} ${booker.propertyId}`,
              ),
              areaId: area.id,
              propertyId: booker.propertyId,
              bookedByMemberId: booker.memberId,
              bookedBy: booker.name,
              startsAt: span.startsAt,
              endsAt: span.endsAt,
              status,
              guests: dice.between(0, Math.min(area.capacity - 1, 24)),
              answers: JSON.stringify(answersOf(area, dice)),
              feeMinor: area.feeMinor,
              depositMinor: area.depositMinor,
              freeCancelHours: area.freeCancelHours,
              keptFeePercent: area.keptFeePercent,
              keptFeeMinor: status === 'cancelled' ? 0 : null,
              decidedBy: decided ? (status === 'cancelled' ? booker.name : manager) : null,
              decidedAt: decided ? new Date(createdAt.getTime() + 3_600_000) : null,
              decisionReason: status === 'declined' ? 'The room will be painted that week.' : null,
              createdAt,
            },
          ];
        });
    });
}
