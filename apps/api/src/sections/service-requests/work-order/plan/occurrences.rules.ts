import { planRule } from '@courtyard/contract/service-requests/service-plan/plan-rule.rules';
import type { PlanInput } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';

type Recurrence = Pick<PlanInput, 'every' | 'unit' | 'startsOn' | 'endsOn'>;

const noon = (day: string) => `${day}T12:00:00`;

/** The days of a plan from one day to another, both included. */
export function planDays({ every, unit, startsOn, endsOn }: Recurrence, from: string, to: string): string[] {
  const last = endsOn !== null && endsOn < to ? endsOn : to;
  return ruleDates(noon(startsOn), planRule(startsOn, every, unit), noon(from), noon(last)).map((local) =>
    local.slice(0, 10),
  );
}
