import { z } from 'zod';
import { id, version } from '../primitives';

/** What one call changes of a list at most; beyond it the action runs as a job. */
export const maxChosen = 20_000;

/** What a job changes at most. */
export const maxInJob = 200_000;

/**
 * Which rows of a list an action is for: some, as they were read, or all under the list's filters but a few. `expected` is
 * how many that were when the person confirmed it: another number is answered with 409 `list-changed`.
 */
export const chosenRows = <T extends z.core.$ZodType>(filters: T) =>
  z.union([
    z.strictObject({ records: z.array(z.object({ id, version })).min(1).max(500) }),
    z.strictObject({
      matching: filters,
      except: z.array(id).max(500).default([]),
      expected: z.int().min(1).max(maxInJob),
    }),
  ]);

/** What a bulk action takes: for which rows, and what else it needs to know. */
export const bulkChange = <F extends z.core.$ZodType, I extends z.ZodRawShape>(filters: F, input: I) =>
  z.strictObject({ ...input, chosen: chosenRows(filters) });

/** Limits of the body of a bulk action: its filters hold as many values as an address does, and 500 rows may be left out. */
export const bulkLimits = { bytes: 256 * 1024 };

/** A record as it was left by an action, for who takes the action back. */
export const recordVersion = z.object({ id, version });

/** Records that a bulk action is undone for. */
export const takenBack = z.object({ records: z.array(recordVersion).min(1).max(500) });

/** What a bulk action did: how many it changed, and what it left as it was, with the reason; the first 100 by name. */
export const bulkAnswer = z.object({
  changed: z.int(),
  unchanged: z.int(),
  left: z.array(
    z.object({
      id,
      name: z.string(),
      reason: z.enum(['changed-meanwhile', 'already', 'not-found', 'refused']),
      /** Of one that was refused: why, in the language of the call. */
      said: z.string().nullable(),
    }),
  ),
  /** What was changed, for who takes it back; none where that are more than can be taken back at once. */
  done: z.array(recordVersion),
  /** The action runs by itself, for nothing is done yet: `GET /api/v1/shell/bulk-jobs/:jobId` tells where it stands. */
  job: z.object({ id, total: z.int() }).nullable(),
});

export type BulkAnswer = z.infer<typeof bulkAnswer>;
export type RecordVersion = z.infer<typeof recordVersion>;
