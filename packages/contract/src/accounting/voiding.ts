import { z } from 'zod';
import { day, text } from '../wire/primitives';

/** Takes a document back by a reversal: on which day, and why. */
export const voidInput = z.object({ on: day, reason: text(500) });

/** That a document was taken back; null while it stands. */
export const voided = z.object({ on: day, reason: z.string(), by: z.string() }).nullable();

export type VoidInput = z.output<typeof voidInput>;
