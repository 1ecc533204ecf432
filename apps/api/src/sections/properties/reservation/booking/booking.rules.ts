import { msg, type Text } from '../../../../platform/http/language/sentence';
import type { BookingQuestion } from '@courtyard/contract/properties/common-area/common-area';
import { type Hours, overlaps, slotsOn, type Span } from '../../common-area/opening.rules';
import { addDays, dayAt, daysBetween, daysThrough, startOfWeek } from '@courtyard/contract/days';

export interface BookableArea extends Hours {
  name: string;
  bookable: boolean;
  archived: boolean;
  capacity: number | null;
  slotMinutes: number;
  maxDurationMinutes: number;
  maxAdvanceDays: number;
  capPerUnitPerDay: number | null;
  capPerUnitPerWeek: number | null;
  arrearsDays: number | null;
  questions: readonly BookingQuestion[];
}

export interface Wish extends Span {
  guests: number;
  answers: Readonly<Record<string, string>>;
}

/** Why a booking cannot be: a message per field of the input, or a rule that it runs against. */
export type Refusal = { fields: Record<string, Text> } | { code: string; detail: Text };

/** The slots that a booking fills from its start to its end, null where it does not fill whole ones. */
export function slotsOf(area: BookableArea, span: Span, timeZone: string): Span[] | null {
  const from = dayAt(span.startsAt, timeZone);
  const to = dayAt(span.endsAt, timeZone);
  if (daysBetween(from, to) > 31) return null;
  const filled: Span[] = [];
  let reached = span.startsAt.getTime();
  for (const slot of daysThrough(from, to).flatMap((day) => slotsOn(area, day, area.slotMinutes, timeZone))) {
    if (slot.startsAt.getTime() === reached && slot.endsAt <= span.endsAt) {
      filled.push(slot);
      reached = slot.endsAt.getTime();
    }
  }
  return reached === span.endsAt.getTime() ? filled : null;
}

function answerProblems(
  questions: readonly BookingQuestion[],
  answers: Wish['answers'],
): Record<string, Text> {
  const problems: Record<string, Text> = {};
  for (const { id, kind, choices, required } of questions) {
    const answer = answers[id] ?? '';
    if (answer === '') {
      if (required) problems[`answers.${id}`] = 'Answer this question.';
    } else if (kind === 'yes-no' && answer !== 'yes' && answer !== 'no') {
      problems[`answers.${id}`] = 'Answer yes or no.';
    } else if (kind === 'choice' && !choices.includes(answer)) {
      problems[`answers.${id}`] = 'Choose one of the answers.';
    }
  }
  return problems;
}

/** Checks what does not depend on other bookings. Null: nothing stands against it. */
export function refusalOf(area: BookableArea, wish: Wish, now: Date, timeZone: string): Refusal | null {
  if (area.archived || !area.bookable)
    return { code: 'not-bookable', detail: msg`${area.name} can’t be booked.` };
  if (wish.startsAt <= now) return { fields: { startsAt: 'This time has already passed.' } };
  const lastDay = addDays(dayAt(now, timeZone), area.maxAdvanceDays);
  if (dayAt(wish.startsAt, timeZone) > lastDay)
    return { fields: { startsAt: msg`Bookings open ${area.maxAdvanceDays} days ahead.` } };
  const slots = slotsOf(area, wish, timeZone);
  if (!slots)
    return {
      fields: { startsAt: msg`${area.name} isn’t open at this time, or the time doesn’t match a slot.` },
    };
  if (slots.length * area.slotMinutes > area.maxDurationMinutes)
    return { fields: { endsAt: msg`A booking can last up to ${area.maxDurationMinutes} minutes.` } };
  const fields = answerProblems(area.questions, wish.answers);
  if (area.capacity !== null && wish.guests > area.capacity)
    fields['guests'] = msg`${area.name} holds ${area.capacity} people.`;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** The clock by which a community counts days and weeks. */
export interface Weeks {
  timeZone: string;
  firstWeekday: number;
}

/** The caps of a unit that one more booking would pass, by the starts of its others of the area. */
export function capsPassed(
  area: Pick<BookableArea, 'capPerUnitPerDay' | 'capPerUnitPerWeek'>,
  startsAt: Date,
  others: readonly Date[],
  { timeZone, firstWeekday }: Weeks,
): { per: 'day' | 'week'; cap: number; count: number }[] {
  const day = dayAt(startsAt, timeZone);
  const days = others.map((other) => dayAt(other, timeZone));
  const onDay = days.filter((other) => other === day).length;
  const inWeek = days.filter(
    (other) => startOfWeek(other, firstWeekday) === startOfWeek(day, firstWeekday),
  ).length;
  return [
    { per: 'day' as const, cap: area.capPerUnitPerDay, count: onDay + 1 },
    { per: 'week' as const, cap: area.capPerUnitPerWeek, count: inWeek + 1 },
  ].flatMap(({ per, cap, count }) => (cap !== null && count > cap ? [{ per, cap, count }] : []));
}

/** Checks a unit against the days for which what it owes may be overdue. Says nothing of the debt: who lives there may ask too. */
export function arrearsRefusal(
  area: Pick<BookableArea, 'name' | 'arrearsDays'>,
  dueSince: string | null,
  today: string,
): Refusal | null {
  if (area.arrearsDays === null || dueSince === null) return null;
  if (daysBetween(dueSince, today) <= area.arrearsDays) return null;
  return {
    code: 'in-arrears',
    detail: msg`${area.name} can’t be booked by units with overdue balances. The owner can view them under "What I owe" and book once they’re paid.`,
  };
}

/** Checks a unit's caps against the starts of its other bookings of the area. */
export function capRefusal(
  area: BookableArea,
  startsAt: Date,
  others: readonly Date[],
  weeks: Weeks,
): Refusal | null {
  const [passed] = capsPassed(area, startsAt, others, weeks);
  if (!passed) return null;
  const many = times(passed.cap);
  return capped(
    passed.per === 'day'
      ? msg`Each unit can book ${area.name} ${many} a day.`
      : msg`Each unit can book ${area.name} ${many} a week.`,
  );
}

const capped = (detail: Text): Refusal => ({ code: 'cap-reached', detail });
const times = (count: number) => (count === 1 ? msg`once` : msg`${count} times`);

/** Free times as long as the wish, nearest to it first; at most `limit`. */
export function nearestFree(
  area: BookableArea,
  wish: Span,
  { taken, now, timeZone, limit }: { taken: readonly Span[]; now: Date; timeZone: string; limit: number },
): Span[] {
  const count = slotsOf(area, wish, timeZone)?.length ?? 0;
  if (count === 0) return [];
  const day = dayAt(wish.startsAt, timeZone);
  const lastDay = addDays(dayAt(now, timeZone), area.maxAdvanceDays);
  const slots = daysThrough(addDays(day, -searchDays), addDays(day, searchDays))
    .filter((candidate) => candidate <= lastDay)
    .flatMap((candidate) => slotsOn(area, candidate, area.slotMinutes, timeZone));
  const free: Span[] = [];
  slots.forEach((first, index) => {
    const last = slots[index + count - 1];
    if (!last || first.startsAt <= now) return;
    const gapless = slots
      .slice(index, index + count - 1)
      .every((slot, place) => slot.endsAt.getTime() === slots[index + place + 1]?.startsAt.getTime());
    const span = { startsAt: first.startsAt, endsAt: last.endsAt };
    if (gapless && !taken.some((other) => overlaps(other, span))) free.push(span);
  });
  const distance = (span: Span) => Math.abs(span.startsAt.getTime() - wish.startsAt.getTime());
  return free.toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
}

/** How many days around a taken slot are looked at for others. */
export const searchDays = 7;
