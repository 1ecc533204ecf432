export type DayOrder = 'ymd' | 'dmy' | 'mdy';

/** A calendar day as YYYY-MM-DD; null where the calendar does not have it, as 30 February. */
export function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2199 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}

/** 70 to 99 are of the last century. */
export const fullYear = (twoDigits: number): number => twoDigits + (twoDigits >= 70 ? 1900 : 2000);

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const spanishNames = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

function monthOf(name: string): number | null {
  const short = name.slice(0, 3).toLowerCase();
  const at = Math.max(names.indexOf(short), spanishNames.indexOf(short));
  return at === -1 ? null : at + 1;
}

interface Part {
  value: number;
  digits: number;
  isName: boolean;
}

const timeBehind = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|[-+]\d{2}:?\d{2})?)?`;
const written = new RegExp(
  String.raw`^\s*([A-Za-z]{3,12}|\d{1,4})\.?\s*[-/. ]\s*([A-Za-z]{3,12}|\d{1,2})\.?\s*[-/.,' ]\s*'?\s*(\d{1,4})${timeBehind}\s*$`,
);
const packed = new RegExp(String.raw`^\s*(\d{8})${timeBehind}\s*$`);

const maximumCharacters = 60;

function partsOf(text: string): Part[] | null {
  const parts = text.length > maximumCharacters ? null : written.exec(text)?.slice(1, 4);
  if (!parts) return null;
  const found = parts.map((part): Part | null => {
    if (/^\d/.test(part)) return { value: Number(part), digits: part.length, isName: false };
    const month = monthOf(part);
    return month === null ? null : { value: month, digits: part.length, isName: true };
  });
  return found.every((part) => part !== null) ? found : null;
}

/** Which orders a date could be written in. A year has two digits or four; where it has four, it is where it is. */
function ordersOf(text: string): DayOrder[] {
  const digits = packed.exec(text)?.[1];
  if (digits !== undefined)
    return (['ymd', 'dmy', 'mdy'] as const).filter((order) => packedDay(digits, order) !== null);
  return (['ymd', 'dmy', 'mdy'] as const).filter((order) => dayIn(text, order) !== null);
}

function packedDay(digits: string, order: DayOrder): string | null {
  const at = (from: number, length: number) => Number(digits.slice(from, from + length));
  if (order === 'ymd') return dayOf(at(0, 4), at(4, 2), at(6, 2));
  return order === 'dmy' ? dayOf(at(4, 4), at(2, 2), at(0, 2)) : dayOf(at(4, 4), at(0, 2), at(2, 2));
}

/**
 * The day that a text says in an order of its parts: `1/ 5'26`, `05.01.2026`, `2026-01-05T10:00`, `5 Jan 2026`, `20260105`. Null where
 * it says none, or has no year. After an apostrophe, two digits are of this century, as Quicken writes them.
 */
export function dayIn(text: string, order: DayOrder): string | null {
  const digits = packed.exec(text)?.[1];
  if (digits !== undefined) return packedDay(digits, order);
  const parts = partsOf(text);
  const [first, second, third] = parts ?? [];
  if (!first || !second || !third) return null;
  const named = first.isName ? [third, first, second] : [third, second, first];
  const byNumbers = { ymd: [first, second, third], dmy: [third, second, first], mdy: [third, first, second] };
  const [year, month, day] = first.isName || second.isName ? named : byNumbers[order];
  if (!year || !month || !day || month.digits > 2 !== month.isName || day.isName || day.digits > 2)
    return null;
  if (year.isName || (year.digits !== 2 && year.digits !== 4)) return null;
  const century = text.includes("'") ? year.value + 2000 : fullYear(year.value);
  return dayOf(year.digits === 4 ? year.value : century, month.value, day.value);
}

/** The orders that all dates of a file can be read in: one, several where nothing tells, none where they contradict each other. */
export function commonOrders(texts: Iterable<string>): DayOrder[] {
  let left: DayOrder[] = ['ymd', 'dmy', 'mdy'];
  for (const text of texts) {
    const possible = ordersOf(text);
    left = left.filter((order) => possible.includes(order));
  }
  return left;
}

/** Whether all dates are the same days in both orders, so that it does not matter which is meant. */
export const sameInBoth = (texts: Iterable<string>, a: DayOrder, b: DayOrder): boolean =>
  [...texts].every((text) => dayIn(text, a) === dayIn(text, b));
