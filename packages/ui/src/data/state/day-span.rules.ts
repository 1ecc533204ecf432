import { dayOf } from '../../forms/date/day-text.rules';

/** Days from the first to the last, both included; either end may be open. `YYYY-MM-DD`. */
export interface DaySpan {
  from?: string;
  to?: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

const isDay = (text: string | undefined): text is string => {
  const [year = 0, month = 0, date = 0] = (text ?? '').split('-').map(Number);
  return dayOf(year, month, date) === text;
};

/** Reads a span as it stands in an address: `2026-01-01..2026-03-31`, `2026-01-01..`, `..2026-03-31`. What is no day is left out. */
export function daySpanFrom(text: string | undefined): DaySpan {
  const [, from, to] = pattern.exec(text ?? '') ?? [];
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** The same for an address; '' for a span that is open at both ends. */
export function daySpanText({ from, to }: DaySpan): string {
  return from || to ? `${from ?? ''}..${to ?? ''}` : '';
}
