import { dayFrom } from '@courtyard/contract/days';

/** Days from the first to the last, both included; either end may be open. `YYYY-MM-DD`. */
export interface DaySpan {
  from?: string;
  to?: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Reads a span as it stands in an address: `2026-01-01..2026-03-31`, `2026-01-01..`, `..2026-03-31`. What is no day is left out. */
export function daySpanFrom(text: string | undefined): DaySpan {
  const [, first, last] = pattern.exec(text ?? '') ?? [];
  const [from, to] = [dayFrom(first), dayFrom(last)];
  return { ...(from && { from }), ...(to && { to }) };
}

/** The same for an address; '' for a span that is open at both ends. */
export function daySpanText({ from, to }: DaySpan): string {
  return from || to ? `${from ?? ''}..${to ?? ''}` : '';
}
