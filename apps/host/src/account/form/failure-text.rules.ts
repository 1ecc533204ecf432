import { ApiError } from '@courtyard/common';
import type { accountMessages } from '../account.messages';

type Key = Extract<keyof (typeof accountMessages)['catalogs']['en'], string>;

const byStatus: Record<number, Key> = {
  401: 'wrongCredentials',
  403: 'notActive',
  404: 'noCommunity',
  429: 'tooMany',
};

/** What to say about an answer; status 0 is none. */
export function failureKey({ status }: Failure): Key {
  if (status === 0) return 'unreachable';
  return byStatus[status] ?? 'ourFault';
}

/** The status in the auth store's error, `Response status: 401`; 0 in a network error's own words. */
export function statusOf(error: string): number {
  return Number(/^Response status: (\d+)$/.exec(error)?.[1] ?? 0);
}

/** What is known of a call that failed. */
export interface Failure {
  status: number;
  /** The problem's code, where the server gave one. */
  code?: string;
  /** What is wrong with each field, in the server's words. */
  fields?: Readonly<Record<string, string>>;
}

export const failureOf = (error: unknown): Failure => (error instanceof ApiError ? error : { status: 500 });
