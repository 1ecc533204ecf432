import { addMonths, dayOf, daysInMonth, startOfMonth } from '../../wire/days';

/** When dues are billed. */
export interface DuesDays {
  /** Months from one invoice to the next. */
  months: number;
  /** The day of the month; 0 is the last one. */
  billingDay: number;
}

const [yearLength, monthPlace] = [4, 5];

function dayIn(month: string, billingDay: number): string {
  const [year, number] = [
    Number(month.slice(0, yearLength)),
    Number(month.slice(monthPlace, monthPlace + 2)),
  ];
  return dayOf(year, number, billingDay === 0 ? daysInMonth(year, number) : billingDay) ?? month;
}

/** The billing dates of a fiscal year, on whichever day it begins and however short it is: the first on or after its first day. */
export function billingDays(
  { months, billingDay }: DuesDays,
  { from, to }: { from: string; to: string },
): string[] {
  const month = startOfMonth(from);
  const isBefore = dayIn(month, billingDay) < from;
  const found: string[] = [];
  for (let at = addMonths(month, isBefore ? 1 : 0); ; at = addMonths(at, months)) {
    const day = dayIn(at, billingDay);
    if (day > to) return found;
    found.push(day);
  }
}
