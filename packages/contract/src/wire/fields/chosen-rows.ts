import { z } from 'zod';
import { id, version } from '../primitives';

/** What one act may change of a list at most. */
export const mostChosen = 20_000;

/**
 * Which rows of a list an act is for: some, as they were read, or all under the list's filters but a few. `expected` is
 * how many that were when the person confirmed it: another number is answered with 409 `list-changed`.
 */
export const chosenRows = <T extends z.ZodType>(filters: T) =>
  z.union([
    z.strictObject({ things: z.array(z.object({ id, version })).min(1).max(500) }),
    z.strictObject({
      matching: filters,
      except: z.array(id).max(500).default([]),
      expected: z.int().min(1).max(mostChosen),
    }),
  ]);

/** What an act on many did: how many it changed, and what it left as it was, with the reason; the first 100 by name. */
export const bulkAnswer = z.object({
  changed: z.int(),
  unchanged: z.int(),
  left: z.array(
    z.object({ id, name: z.string(), reason: z.enum(['changed-meanwhile', 'already', 'not-found']) }),
  ),
});

export type BulkAnswer = z.infer<typeof bulkAnswer>;
