import type { z } from 'zod';
import { daysBetween } from '../../wire/days';
import { day } from '../../wire/primitives';

/** Six weeks, as a month shows them. */
const maxDays = 42;

/** Which days a calendar shows. */
export const calendarDays = { from: day, to: day };

export function refuseLongSpans({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const days = daysBetween(from, to);
  if (days < 0 || days >= maxDays)
    context.addIssue({ code: 'custom', path: ['to'], message: 'Choose up to six weeks.' });
}
