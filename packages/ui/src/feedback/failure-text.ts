import { ApiError } from '@courtyard/common';

/**
 * What the server said of what it refused: of the fields, where it says it of them, as no field is there to say it at.
 * `otherwise` where it said nothing for people: it failed, or was not reached.
 */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status < 400) return otherwise;
  // A full disk is no secret, and people can do something about it.
  if (error.status >= 500 && error.code !== 'no-room') return otherwise;
  return [...new Set(Object.values(error.fields))].join(' ') || error.message;
}
