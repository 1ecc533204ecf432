import { daysBetween } from '@courtyard/contract/days';

/** What the money of a component follows from. */
export interface Lifetime {
  usefulLifeYears: number;
  replaceOn: string;
  replacementCostMinor: number;
}

/** Days of four years: lives are compared in quarter days, so that no fraction is rounded. */
const quarterDaysPerYear = 1461n;

/** `part / whole` of an amount, to the nearest minor unit, a half away from zero. */
const shareOf = (amountMinor: number, part: bigint, whole: bigint): number =>
  Number((BigInt(amountMinor) * part * 2n + whole) / (whole * 2n));

/** The part of one year, straight-line: the cost over the useful life. */
export function yearlyMinor({ replacementCostMinor, usefulLifeYears }: Lifetime): number {
  return shareOf(replacementCostMinor, 1n, BigInt(usefulLifeYears));
}

/**
 * The fully funded balance: the cost times effective age over useful life (National Reserve Study Standards, CAI).
 * The effective age is what of the useful life does not remain, so an inspection that found more left lowers it.
 */
export function fullyFundedMinor(component: Lifetime, today: string): number {
  const life = BigInt(component.usefulLifeYears) * quarterDaysPerYear;
  const remaining = BigInt(Math.max(0, daysBetween(today, component.replaceOn))) * 4n;
  return shareOf(component.replacementCostMinor, remaining > life ? 0n : life - remaining, life);
}

/** Whole months from one day to a later one; 0 where it is not later. */
export function monthsUntil(today: string, day: string): number {
  if (day <= today) return 0;
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = day.split('-').map(Number);
  return (toYear - year) * 12 + (toMonth - month) - (toDate < date ? 1 : 0);
}

/** Calendar years in which it is replaced, from this one on: when its life is over, and a useful life later each time. */
export function replacementYears(component: Lifetime, today: string, horizon: number): number[] {
  const thisYear = Number(today.slice(0, 4));
  const years: number[] = [];
  for (
    let year = Math.max(thisYear, Number(component.replaceOn.slice(0, 4)));
    year < thisYear + horizon;
    year += component.usefulLifeYears
  ) {
    years.push(year);
  }
  return years;
}
