import type { PaymentPlan } from '@courtyard/contract/accounting/receivables/collection/collection';
import { addDays, addMonths } from '@courtyard/contract/days';
import { apportion } from '../../../../../ledger';
import type { Span } from '../held-days.rules';

interface Standing {
  totalMinor: number;
  paidMinor: number;
  lateDays: number | null;
  installments: PaymentPlan['installments'];
  ended: { isDefault: boolean } | null;
}

/** Equal installments by months, together exactly the total; the first ones have the cents that do not divide. */
export function planInstallments(
  totalMinor: number,
  { installments, firstOn }: { installments: number; firstOn: string },
): PaymentPlan['installments'] {
  const equal = Array.from({ length: installments }, () => ({ weight: 1 }));
  return apportion(totalMinor, equal).flatMap((amountMinor, place) =>
    amountMinor > 0 ? [{ position: place + 1, dueOn: addMonths(firstOn, place), amountMinor }] : [],
  );
}

/** What a plan expects until the end of a day. */
export const expectedUntil = (installments: PaymentPlan['installments'], day: string): number =>
  installments.reduce((sum, { dueOn, amountMinor }) => (dueOn < day ? sum + amountMinor : sum), 0);

/**
 * How a plan stands on a day. It is behind where less was paid than fell due before the day, and broken where that has been so for more
 * days than were agreed.
 */
export function planState(plan: Standing, day: string): PaymentPlan['state'] {
  const { totalMinor, paidMinor, lateDays, installments, ended } = plan;
  if (ended) return ended.isDefault ? 'defaulted' : 'ended';
  if (paidMinor >= totalMinor) return 'done';
  if (lateDays !== null && paidMinor < expectedUntil(installments, addDays(day, -lateDays)))
    return 'defaulted';
  return paidMinor < expectedUntil(installments, day) ? 'behind' : 'kept';
}

/** While it is kept, and as long as it is not broken, nothing is added to what is owed. */
export const isProtected = (plan: Standing, day: string): boolean =>
  ['kept', 'behind'].includes(planState(plan, day));

/** What is to be paid next of a plan that is kept or behind, what fell due and was not paid apart. */
export function nextOfPlan(
  { paidMinor, installments }: Pick<Standing, 'paidMinor' | 'installments'>,
  day: string,
): { behindMinor: number; next: { dueOn: string; amountMinor: number } | null } {
  const behindMinor = Math.max(0, expectedUntil(installments, day) - paidMinor);
  let left = paidMinor;
  for (const { dueOn, amountMinor } of installments) {
    const openMinor = amountMinor - Math.min(left, amountMinor);
    left -= amountMinor - openMinor;
    if (openMinor > 0 && dueOn >= day) return { behindMinor, next: { dueOn, amountMinor: openMinor } };
  }
  return { behindMinor, next: null };
}

/** A plan with what was paid of it since when, from the day on which it was agreed. */
export interface PlanCourse extends Omit<Standing, 'paidMinor' | 'ended'> {
  agreedOn: string;
  /** Ended by a person on this day. */
  endedOn: string | null;
  paid: readonly { day: string; paidMinor: number }[];
}

/** The days on which a plan was not broken yet: nothing is added to what is owed for them, also not afterwards. */
export function protectedDays({ agreedOn, endedOn, paid, ...plan }: PlanCourse): Span[] {
  const { lateDays, installments } = plan;
  // Between these days it stands as on the first of them.
  const breaks = lateDays === null ? [] : installments.map(({ dueOn }) => addDays(dueOn, lateDays + 1));
  const days = [...new Set([agreedOn, ...paid.map(({ day }) => day), ...breaks])]
    .filter((day) => day >= agreedOn && (endedOn === null || day < endedOn))
    .toSorted();
  return days.flatMap((from, place) => {
    const paidMinor = paid.findLast(({ day }) => day <= from)?.paidMinor ?? 0;
    if (!isProtected({ ...plan, paidMinor, ended: null }, from)) return [];
    const next = days[place + 1] ?? endedOn;
    return [{ from, to: next === null ? null : addDays(next, -1) }];
  });
}
