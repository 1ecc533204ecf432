import { addDays } from '@courtyard/contract/days';
import { planRule } from '@courtyard/contract/service-requests/service-plan/plan-rule.rules';
import type { PlanInput } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';

type Recurrence = Pick<PlanInput, 'every' | 'unit' | 'startsOn' | 'endsOn'>;

const daysIn = { day: 1, week: 7, month: 30, year: 365 } as const;

/** About how many days lie between two turns. */
const lengthOf = ({ every, unit }: Pick<Recurrence, 'every' | 'unit'>) => every * daysIn[unit];

/**
 * From which day a plan counts that is active again or has another rule: from today, and not for a turn that an order was made for. A
 * day is of the same turn while less than half of the shorter distance lies between.
 */
export function countsFrom(
  before: Recurrence & { lastMadeOn: string | null },
  after: Recurrence,
  today: string,
): string {
  if (before.lastMadeOn === null) return today;
  const half = Math.ceil(Math.min(lengthOf(before), lengthOf(after)) / 2);
  const next = addDays(before.lastMadeOn, half);
  return next > today ? next : today;
}

const noon = (day: string) => `${day}T12:00:00`;

/** The days of a plan from one day to another, both included. */
export function planDays({ every, unit, startsOn, endsOn }: Recurrence, from: string, to: string): string[] {
  const last = endsOn !== null && endsOn < to ? endsOn : to;
  return ruleDates(noon(startsOn), planRule(startsOn, every, unit), noon(from), noon(last)).map((local) =>
    local.slice(0, 10),
  );
}
