import { z } from 'zod';
import { audience } from '../../platform/notifications/audience/audience';
import { day, line, optionalLine, optionalText } from '../../wire/primitives';
import { calendarCategory, hexColor } from './calendar-event';
import { calendarStatuses } from './calendar-event.values';
import { monthlyWays, repeatEnds, repeatWays } from './calendar-event-form.values';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** An event as people fill it in: days and times apart, and how it repeats in plain choices. */
export const calendarEventForm = z
  .object({
    title: line(200),
    category: calendarCategory.default('community'),
    status: z.enum(calendarStatuses).default('confirmed'),
    /** Null: as its category. */
    color: z
      .union([hexColor, z.literal('').transform(() => null)])
      .nullable()
      .default(null),
    allDay: z.boolean().default(false),
    startsOn: day,
    startsAt: timeOfDay,
    endsOn: day,
    endsAt: timeOfDay,
    timeZone: z.string().max(60),
    repeats: z.enum(repeatWays).default('never'),
    interval: z.int().min(1).max(99).default(1),
    weekdays: z.object({
      MO: z.boolean(),
      TU: z.boolean(),
      WE: z.boolean(),
      TH: z.boolean(),
      FR: z.boolean(),
      SA: z.boolean(),
      SU: z.boolean(),
    }),
    monthly: z.enum(monthlyWays).default('date'),
    ends: z.enum(repeatEnds).default('never'),
    until: day.nullable().default(null),
    count: z.int().min(1).max(999).nullable().default(null),
    /** A rule that these choices cannot say, as it is kept. */
    customRules: z.array(z.string().max(500)).max(4).default([]),
    location: optionalLine(200).default(null),
    description: optionalText(5000).default(null),
    asksAnswers: z.boolean().default(false),
    /** Nobody included: everybody who sees the calendar. */
    audience: audience.default({ include: [], exclude: [] }),
  })
  .superRefine((form, context) => {
    const say = (path: string[]) => context.addIssue({ code: 'custom', path, message: path.join('.') });
    if (form.endsOn < form.startsOn) say(['endsOn']);
    else if (!form.allDay && form.endsOn === form.startsOn && form.endsAt < form.startsAt) say(['endsAt']);
    if (form.repeats === 'never' || form.repeats === 'custom') return;
    if (form.ends === 'on' && (form.until === null || form.until < form.startsOn)) say(['until']);
    if (form.ends === 'after' && form.count === null) say(['count']);
  });

export type CalendarEventForm = z.output<typeof calendarEventForm>;
