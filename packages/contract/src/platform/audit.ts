import { z } from 'zod';
import { id, moment } from '../primitives';

/** One change, as a history tab shows it. `changes` gives the value before and after by field. */
export const auditEntry = z.object({
  id,
  at: moment,
  actor: z.string(),
  /** `property.update`: the thing and what was done. */
  action: z.string(),
  changes: z.record(z.string(), z.object({ before: z.json(), after: z.json() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;
