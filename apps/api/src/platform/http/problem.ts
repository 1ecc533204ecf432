import type { z } from 'zod';

/** An error that the caller is told about, as problem details (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail?: string,
    readonly fields?: Record<string, string>,
    readonly headers?: Record<string, string>,
    /** Further members of the problem, for programs (RFC 9457, section 3.2). */
    readonly extensions?: Record<string, unknown>,
  ) {
    super(detail ?? title);
    this.name = 'Problem';
  }
}

/** 404. `what` as a person says it: `property`. */
export const notFound = (what: string) =>
  new Problem(404, 'not-found', 'Not found', `There is no such ${what}.`);

/** 409. `code` is stable for programs: `slot-taken`. */
export const conflict = (code: string, detail: string) => new Problem(409, code, 'Conflict', detail);

/** 422. `fields`: messages by path in the input, `owners.0.email`. */
export const invalid = (
  fields: Record<string, string>,
  detail = 'Some of what was sent cannot be accepted.',
) => new Problem(422, 'validation', 'Not valid', detail, fields);

/** 403. */
export const forbidden = (detail = 'You do not have the permission that this needs.') =>
  new Problem(403, 'forbidden', 'Forbidden', detail);

/** 401. */
export const notSignedIn = (detail = 'Sign in first.') =>
  new Problem(401, 'not-signed-in', 'Not signed in', detail);

/** 429. */
export const tooMany = (
  retryAfterSeconds: number,
  detail = 'Too many attempts. Wait a little and try again.',
) =>
  new Problem(429, 'too-many', 'Too many attempts', detail, undefined, {
    'retry-after': String(retryAfterSeconds),
  });

/** 422 from a schema's verdict. */
export function fromZod(error: z.ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return invalid(fields);
}
