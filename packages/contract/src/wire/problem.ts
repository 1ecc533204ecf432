import { z } from 'zod';

/** An error as it goes over the wire: problem details (RFC 9457) with a stable `code` and messages per field. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** Stable, for programs: `validation`, `not-signed-in`, `forbidden`, `not-found`, `conflict`, … */
  code: z.string(),
  /** Messages by path of the field in the input, `owners.0.email`. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type Problem = z.infer<typeof problem>;
