import { ApiError } from '@courtyard/common';
import type { accountMessages } from '../account.messages';

type Key = Extract<keyof (typeof accountMessages)['catalogues']['en'], string>;

const byStatus: Record<number, Key> = {
  401: 'wrongCredentials',
  403: 'notActive',
  404: 'noCommunity',
  429: 'tooMany',
};

/** What to say about an answer's status; 0 is no answer. */
export function failureKey(status: number): Key {
  if (status === 0) return 'unreachable';
  return byStatus[status] ?? 'ourFault';
}

/** The status in the auth store's error, `Response status: 401`; 0 in a network error's own words. */
export function statusOf(error: string): number {
  return Number(/^Response status: (\d+)$/.exec(error)?.[1] ?? 0);
}

export const statusOfError = (error: unknown): number => (error instanceof ApiError ? error.status : 500);
