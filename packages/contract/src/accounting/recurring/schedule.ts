import { z } from 'zod';
import { ruleText, parseRule } from '../../communications/calendar/recurrence.rules';
import { day } from '../../wire/primitives';
import { choicesOfSchedule } from './schedule.rules';
import { occurrenceStates, templateStatuses } from './schedule.values';

/** A rule of RFC 5545 for months or years, with a day that each of them has: `FREQ=MONTHLY;BYMONTHDAY=-1`. Answers it in one order of its parts. */
export const scheduleRule = z
  .string()
  .max(200)
  .refine(
    (text) => choicesOfSchedule(text) !== null,
    'A schedule repeats monthly or yearly, on a day from 1 to 28, the last day of the month, or a weekday.',
  )
  .transform((text) => {
    const parsed = parseRule(text);
    return 'fault' in parsed ? text : ruleText(parsed.rule);
  });

/** When a template makes something: on the days of the community's calendar that the rule gives from the first day on. */
export const scheduleInput = z.object({
  rule: scheduleRule,
  startsOn: day,
  /** How many days before its day each is made. */
  leadDays: z.int().min(0).max(60).default(0),
});

export const templateStatus = z.enum(templateStatuses);
export const occurrenceState = z.enum(occurrenceStates);

/** What a template made, or could not make, for one of its days. */
export const occurrence = z.object({
  /** The day of the schedule: there is one for each, however often it is tried. */
  occursOn: day,
  /** The day that it counts on in the books: its own, or the first of an open month. Null where nothing was made. */
  datedOn: day.nullable(),
  state: occurrenceState,
  /** Why it was not made, or not all of it. */
  problem: z.string().nullable(),
});

export type TemplateStatus = z.infer<typeof templateStatus>;
export type Occurrence = z.infer<typeof occurrence>;
