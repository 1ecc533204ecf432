import { z } from 'zod';
import { day } from '../primitives';

/** Both days belong to the period; `endsOn: null` runs on. */
export const period = { startsOn: day, endsOn: day.nullable().default(null) };

/** When a period is in force: `upcoming` starts later, `past` has ended. */
export const periodState = z.enum(['current', 'upcoming', 'past']);

export const inOrder = (span: { startsOn: string; endsOn: string | null }): boolean =>
  span.endsOn === null || span.endsOn >= span.startsOn;

/** What is said of a period that is not in order. */
export const notInOrder = { path: ['endsOn'], message: 'The end date is before the start date.' };
