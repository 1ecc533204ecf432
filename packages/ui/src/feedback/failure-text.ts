import { ApiError } from '@courtyard/common';

/**
 * What the server said of what it refused: of the fields, where it says it of them, as no field is there to say it at.
 * `otherwise` where it said nothing for people: it failed, or was not reached.
 */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return otherwise;
  return [...new Set(Object.values(error.fields))].join(' ') || error.message;
}
