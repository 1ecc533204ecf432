import { z } from 'zod';
import { id, moment } from '../wire/primitives';

/** One change, as a history tab shows it. `changes` gives the value before and after by field. */
export const auditEntry = z.object({
  id,
  at: moment,
  actor: z.string(),
  /** `property.update`: the record and what was done. */
  action: z.string(),
  changes: z.record(z.string(), z.object({ before: z.json(), after: z.json() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What the history of a record takes: `cursor` is opaque. */
export const historyQuery = z.object({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
