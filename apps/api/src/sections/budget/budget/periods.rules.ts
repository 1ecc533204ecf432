import { addDays, addMonths } from '@courtyard/contract/days';
import { budgetPeriods } from '@courtyard/contract/budget/budget/budget.values';

export interface Days {
  from: string;
  to: string;
}

/** The periods of a fiscal year: its months, counted from its first day. The last one ends with the year. */
export const periodsOf = ({ from, to }: Days): Days[] =>
  Array.from({ length: budgetPeriods }, (_, place) => ({
    from: addMonths(from, place),
    to: place === budgetPeriods - 1 ? to : addDays(addMonths(from, place + 1), -1),
  }));

/** An amount with hundredths of a percent added, to the minor unit; a half is rounded away from zero. */
export function withPercent(amountMinor: number, addedHundredths: number): number {
  const whole = 10_000n;
  const product = BigInt(amountMinor) * (whole + BigInt(addedHundredths));
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + whole) / (whole * 2n));
  if (rounded === 0) return 0;
  return product < 0n ? -rounded : rounded;
}
