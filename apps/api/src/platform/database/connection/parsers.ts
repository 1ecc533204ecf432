import { amountTooLarge } from '../../http/problem';

/** `int8` as a number. Throws a Problem, 422, where a number could not hold it exactly. */
export function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw amountTooLarge();
  return value;
}

/** `timestamptz` as ISO 8601, with its microseconds: `2026-01-31 09:30:00.5+00` becomes `2026-01-31T09:30:00.5Z`. */
export function parseMoment(text: string): string {
  const match = /^(\S+) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(?::?(\d\d))?$/.exec(text);
  if (!match) return text;
  const [, day, time, hours, minutes = '00'] = match;
  return `${day}T${time}${hours === '+00' && minutes === '00' ? 'Z' : `${hours}:${minutes}`}`;
}
