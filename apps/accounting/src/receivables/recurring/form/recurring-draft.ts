import {
  type RecurringInvoice,
  recurringInvoiceFields,
  recurringInvoiceInput,
  type RecurringInvoiceInput,
  withScope,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import {
  choicesOfSchedule,
  monthly,
  ruleOfSchedule,
  type ScheduleChoices,
} from '@courtyard/contract/accounting/receivables/recurring/schedule.rules';
import { day } from '@courtyard/contract/primitives';
import type { FormOf } from '@courtyard/ui/forms';
import { z } from 'zod';
import { lineDraft } from '../../invoice/create/invoice-draft';

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

/** When a template bills, as a form asks it. */
const scheduleDraft = z
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

type ScheduleDraft = z.output<typeof scheduleDraft>;

/** What the form holds; `written` makes it what the call takes. */
export const recurringDraft = withScope(
  recurringInvoiceFields
    .omit({ rule: true })
    .extend({ schedule: scheduleDraft, lines: z.array(lineDraft).min(1).max(50) }),
);

export type RecurringForm = FormOf<typeof recurringDraft>;
type Draft = z.output<typeof recurringDraft>;

const choicesOf = ({ month, nth, weekday, ...schedule }: ScheduleDraft): ScheduleChoices => ({
  ...schedule,
  month: Number(month),
  nth: Number(nth),
  weekday: Number(weekday),
});

/** What the call takes, as far as it is written; null while something of it is missing. */
export function writtenInput(draft: unknown): RecurringInvoiceInput | null {
  const parsed = recurringDraft.safeParse(draft);
  return parsed.success ? inputOf(parsed.data) : null;
}

/** What the call takes. Throws where a line is not filled in, which the form refuses before. */
export const inputOf = ({ schedule, ...draft }: Draft): RecurringInvoiceInput =>
  recurringInvoiceInput.parse({ ...draft, rule: ruleOfSchedule(choicesOf(schedule)) });

const textOf = <V extends string>(values: readonly V[], value: number, otherwise: V): V =>
  values.find((each) => each === String(value)) ?? otherwise;

/** What the form of a template begins with. */
export function valuesOf(template: RecurringInvoice) {
  const { month, nth, weekday, ...choices } = choicesOfSchedule(template.rule) ?? monthly;
  return {
    ...template,
    propertyIds: template.properties.map(({ id }) => id),
    schedule: {
      ...choices,
      month: textOf(months, month, '1'),
      nth: textOf(nths, nth, '1'),
      weekday: textOf(weekdays, weekday, '1'),
    },
  };
}
