import { dayOf } from '@courtyard/contract/days';

/**
 * Reads a day as the person types it, in the order of their date format, with any separator, short months by name, or
 * as ISO 8601. Two digits of a year are of this century up to twenty years from `today`, else of the last. Null where it is no day.
 */
export function parseDay(
  text: string,
  format: string,
  monthNames: readonly string[],
  today: string,
): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = [...format.matchAll(/YYYY|M+|D+/g)].map(([token]) => token[0]);
  const parts = trimmed.split(/[^\p{L}\d]+/u).filter(Boolean);
  if (parts.length !== 3 || order.length !== 3) return null;
  const part = (token: string) => parts[order.indexOf(token)] ?? '';
  const month = monthOf(part('M'), monthNames);
  return dayOf(yearOf(part('Y'), Number(today.slice(0, 4))), month, wholeOf(part('D')));
}

const wholeOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

function monthOf(text: string, names: readonly string[]): number {
  if (/^\d/.test(text)) return wholeOf(text);
  const start = text.toLocaleLowerCase().slice(0, 3);
  return names.findIndex((name) => name.toLocaleLowerCase().startsWith(start)) + 1;
}

function yearOf(text: string, thisYear: number): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return 0;
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(text);
  return year > thisYear + 20 ? year - 100 : year;
}
