import { ApiError } from '@courtyard/common';

/** What the server said of what it refused; `otherwise` where it said nothing for people: it failed, or was not reached. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : otherwise;
}
