import fc from 'fast-check';
import { overlaps, slotsOn } from '../../common-area/opening.rules';
import { addDays, momentAt } from '@courtyard/contract/days';
import {
  arrearsRefusal,
  type BookableArea,
  capRefusal,
  nearestFree,
  type Refusal,
  refusalOf,
  slotsOf,
} from './booking.rules';
import { spanText } from './booking.labels';

const zone = 'America/New_York';
const now = new Date('2026-06-15T16:00:00Z');
const week = [1, 2, 3, 4, 5, 6, 7];
const questionId = '00000000-0000-4000-8000-000000000001';

const court: BookableArea = {
  name: 'Court',
  bookable: true,
  archived: false,
  capacity: 4,
  slotMinutes: 60,
  maxDurationMinutes: 120,
  maxAdvanceDays: 14,
  capPerUnitPerDay: 1,
  capPerUnitPerWeek: 2,
  arrearsDays: null,
  openingHours: week.map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '20:00' })),
  closures: [],
  questions: [],
};
const suite: BookableArea = {
  ...court,
  slotMinutes: 1440,
  maxDurationMinutes: 4 * 1440,
  maxAdvanceDays: 180,
  openingHours: week.map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
};

const span = (day: string, from: number, to: number) => ({
  startsAt: momentAt(day, from * 60, zone),
  endsAt: momentAt(day, to * 60, zone),
});
const wish = (day: string, from: number, to: number) => ({ ...span(day, from, to), guests: 2, answers: {} });
/** A refusal in English. */
function told(refused: Refusal | null) {
  if (refused === null) return null;
  if ('detail' in refused) return { ...refused, detail: String(refused.detail) };
  const fields = Object.entries(refused.fields).map(([field, text]) => [field, String(text)]);
  return { fields: Object.fromEntries(fields) };
}

const refusal = (area: BookableArea, it: ReturnType<typeof wish>) => told(refusalOf(area, it, now, zone));

test('whole slots within the hours can be booked', () => {
  expect(refusal(court, wish('2026-06-16', 8, 10))).toBeNull();
  expect(refusal(court, wish('2026-06-16', 18, 20))).toBeNull();
});

test('what is past, too far, too long, half a slot or outside the hours cannot', () => {
  expect(refusal(court, wish('2026-06-15', 11, 12))).toEqual({
    fields: { startsAt: expect.stringContaining('passed') },
  });
  expect(refusal(court, wish('2026-06-29', 8, 9))).toBeNull();
  expect(refusal(court, wish('2026-06-30', 8, 9))).toEqual({
    fields: { startsAt: expect.stringContaining('14 days') },
  });
  expect(refusal(court, wish('2026-06-16', 8, 11))).toEqual({
    fields: { endsAt: expect.stringContaining('120') },
  });
  for (const [from, to] of [
    [8.5, 9.5],
    [7, 9],
    [19, 21],
    [8, 8.5],
  ] as const)
    expect(refusal(court, wish('2026-06-16', from, to))).toEqual({
      fields: { startsAt: expect.any(String) },
    });
});

test('a booking until the end of time is refused without counting its days', () => {
  const began = performance.now();
  const endless = { ...wish('2026-06-16', 8, 9), endsAt: new Date('9999-12-31T23:59:59Z') };
  expect(refusal(court, endless)).toEqual({ fields: { startsAt: expect.any(String) } });
  expect(performance.now() - began).toBeLessThan(100);
});

test('nights in a row are one booking, also over a day of 25 hours', () => {
  const stay = (from: string, nights: number) => ({
    startsAt: momentAt(from, 0, zone),
    endsAt: momentAt(addDays(from, nights), 0, zone),
  });
  expect(slotsOf(suite, stay('2026-10-30', 4), zone)).toHaveLength(4);
  expect(refusalOf(suite, { ...stay('2026-10-30', 4), guests: 0, answers: {} }, now, zone)).toBeNull();
  expect(told(refusalOf(suite, { ...stay('2026-10-30', 5), guests: 0, answers: {} }, now, zone))).toEqual({
    fields: { endsAt: expect.any(String) },
  });
});

test('any run of slots that follow each other is understood as such', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 12 }),
      (days, first, count) => {
        const slots = slotsOn(court, addDays('2026-01-01', days), 60, zone).slice(first, first + count);
        const [begin, end] = [slots[0], slots.at(-1)];
        if (!begin || !end) throw new Error('the court opens every day');
        expect(slotsOf(court, { startsAt: begin.startsAt, endsAt: end.endsAt }, zone)).toEqual(slots);
      },
    ),
  );
});

test('guests and answers are checked', () => {
  const questions = [
    { id: questionId, text: 'Music?', kind: 'yes-no' as const, choices: [], required: true },
    {
      id: questionId.replace('1', '2'),
      text: 'Set-up?',
      kind: 'choice' as const,
      choices: ['A', 'B'],
      required: false,
    },
  ];
  const hall = { ...court, questions };
  const asked = (answers: Record<string, string>, guests = 2) =>
    told(refusalOf(hall, { ...span('2026-06-16', 8, 9), guests, answers }, now, zone));
  expect(asked({ [questionId]: 'yes' })).toBeNull();
  expect(asked({})).toEqual({ fields: { [`answers.${questionId}`]: expect.any(String) } });
  expect(asked({ [questionId]: 'maybe' })).toEqual({
    fields: { [`answers.${questionId}`]: 'Answer yes or no.' },
  });
  expect(asked({ [questionId]: 'no', [questions[1]?.id ?? '']: 'C' })).toEqual({
    fields: expect.any(Object),
  });
  expect(asked({ [questionId]: 'no' }, 5)).toEqual({ fields: { guests: 'Court holds 4 people.' } });
});

test('caps count by the day and by the week of the community', () => {
  const at = (day: string) => momentAt(day, 600, zone);
  const byWeeksFrom = (firstWeekday: number, ...others: string[]) =>
    told(capRefusal(court, at('2026-06-17'), others.map(at), { timeZone: zone, firstWeekday }));
  const capped = (...others: string[]) => byWeeksFrom(7, ...others);
  expect(capped('2026-06-16', '2026-06-13')).toBeNull();
  expect(capped('2026-06-17')).toMatchObject({
    code: 'cap-reached',
    detail: expect.stringContaining('once a day'),
  });
  expect(capped('2026-06-14', '2026-06-20')).toMatchObject({
    detail: expect.stringContaining('2 times a week'),
  });
  expect(byWeeksFrom(1, '2026-06-14', '2026-06-20')).toBeNull();
  expect(byWeeksFrom(1, '2026-06-15', '2026-06-21')).toMatchObject({ code: 'cap-reached' });
});

test('a unit books as long as nothing of it is overdue for more than the days of the area', () => {
  const strict = { ...court, arrearsDays: 30 };
  expect(arrearsRefusal(court, '2020-01-01', '2026-06-15')).toBeNull();
  expect(arrearsRefusal(strict, null, '2026-06-15')).toBeNull();
  expect(arrearsRefusal(strict, '2026-05-16', '2026-06-15')).toBeNull();
  expect(arrearsRefusal(strict, '2026-05-15', '2026-06-15')).toMatchObject({ code: 'in-arrears' });
  expect(arrearsRefusal({ ...court, arrearsDays: 0 }, '2026-06-14', '2026-06-15')).not.toBeNull();
});

test('the nearest free times are free, as long, ahead, and nearest first', () => {
  const day = fc.integer({ min: 0, max: 12 }).map((count) => addDays('2026-06-16', count));
  const booking = fc.tuple(day, fc.integer({ min: 8, max: 18 }), fc.integer({ min: 1, max: 2 }));
  fc.assert(
    fc.property(booking, fc.array(booking, { maxLength: 60 }), ([date, from, hours], others) => {
      const wanted = span(date, from, from + hours);
      const taken = [wanted, ...others.map(([other, at, long]) => span(other, at, at + long))];
      const free = nearestFree(court, wanted, { taken, now, timeZone: zone, limit: 3 });
      const distances = free.map(({ startsAt }) => Math.abs(startsAt.getTime() - wanted.startsAt.getTime()));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const found of free) {
        expect(taken.some((other) => overlaps(other, found))).toBe(false);
        expect(refusalOf(court, { ...found, guests: 0, answers: {} }, now, zone)).toBeNull();
        expect(slotsOf(court, found, zone)).toHaveLength(hours);
      }
    }),
  );
});

test('a time is told on the clock of the community', () => {
  expect(spanText(span('2026-06-16', 14, 16), zone)).toBe('Tue Jun 16, 2:00 PM – 4:00 PM');
});
