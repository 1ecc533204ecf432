import { choicesOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';

/** Amounts of units that the invoices of a cycle share out. */
export interface AmountsPerUnit {
  /** Invoices of a cycle. */
  installments: number;
  /** A day of the month of a cycle's first invoice. */
  from: string;
  /** Of each unit, by line: what a whole cycle comes to. */
  ofCycle: ReadonlyMap<string, readonly number[]>;
}

const monthsYear = 12;
const monthOf = (day: string) => Number(day.slice(0, 4)) * monthsYear + Number(day.slice(5, 7));

/** Months from one day of a schedule to the next. */
function monthsOf(rule: string): number {
  const choices = choicesOfSchedule(rule);
  if (choices === null) throw new Error(`a schedule that was refused is kept: ${rule}`);
  return choices.interval * (choices.every === 'year' ? monthsYear : 1);
}

/** Which invoice of its cycle is of a day, from 0. */
export function placeInCycle(
  { installments, from }: Pick<AmountsPerUnit, 'installments' | 'from'>,
  rule: string,
  occursOn: string,
): number {
  const place = Math.floor((monthOf(occursOn) - monthOf(from)) / monthsOf(rule)) % installments;
  return place < 0 ? place + installments : place;
}

/** What an invoice has of the amount of a cycle, as `apportion` shares it equally: the first ones have the minor units that do not divide. */
export function installmentOf(ofCycleMinor: number, installments: number, place: number): number {
  const rest = ofCycleMinor % installments;
  return (ofCycleMinor - rest) / installments + (place < rest ? 1 : 0);
}
