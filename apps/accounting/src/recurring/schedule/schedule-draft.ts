import {
  choicesOfSchedule,
  monthly,
  ruleOfSchedule,
} from '@courtyard/contract/accounting/recurring/schedule.rules';
import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';

/** Choices of a list are text in a form. */
const numbered = <const V extends readonly string[]>(values: V) => z.enum(values);
const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const nths = ['1', '2', '3', '4', '-1'] as const;
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const scheduleValues = {
  every: ['month', 'year'],
  on: ['date', 'last', 'weekday'],
  ends: ['never', 'on', 'after'],
  months,
  nths,
  weekdays,
} as const;

/** When a template makes something, as a form asks it. */
export const scheduleDraft = z
  .object({
    every: z.enum(scheduleValues.every).default('month'),
    interval: z.int().min(1).max(60).default(1),
    month: numbered(months).default('1'),
    on: z.enum(scheduleValues.on).default('date'),
    date: z.int().min(1).max(28).default(1),
    nth: numbered(nths).default('1'),
    weekday: numbered(weekdays).default('1'),
    ends: z.enum(scheduleValues.ends).default('never'),
    until: day.nullable().default(null),
    times: z.int().min(1).max(600).nullable().default(null),
  })
  .refine(({ ends, until }) => ends !== 'on' || until !== null, { path: ['until'] })
  .refine(({ ends, times }) => ends !== 'after' || times !== null, { path: ['times'] });

export type ScheduleDraft = z.output<typeof scheduleDraft>;
/** As it is held while one writes. */
export type WrittenSchedule = z.input<typeof scheduleDraft>;

/** The rule that the choices of a form are. */
export const ruleOfDraft = ({ month, nth, weekday, ...schedule }: ScheduleDraft): string =>
  ruleOfSchedule({ ...schedule, month: Number(month), nth: Number(nth), weekday: Number(weekday) });

const textOf = <V extends string>(values: readonly V[], value: number, otherwise: V): V =>
  values.find((each) => each === String(value)) ?? otherwise;

/** The choices that a form begins with for a rule. */
export function draftOfRule(rule: string): ScheduleDraft {
  const { month, nth, weekday, ...choices } = choicesOfSchedule(rule) ?? monthly;
  return {
    ...choices,
    month: textOf(months, month, '1'),
    nth: textOf(nths, nth, '1'),
    weekday: textOf(weekdays, weekday, '1'),
  };
}
