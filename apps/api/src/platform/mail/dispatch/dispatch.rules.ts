/** How a dispatch stands. `held`: it is overdue, or of a copy that was put back, and waits for a person. */
export const dispatchStatuses = ['waiting', 'sending', 'paused', 'held', 'done', 'cancelled'] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/**
 * What became of the letter to one recipient. `unknown`: its text was handed over and no answer came, so that it is not sent
 * again by itself (RFC 1047: the server may have taken it).
 */
export const recipientStates = [
  'waiting',
  'claimed',
  'sending',
  'accepted',
  'deferred',
  'refused',
  'unknown',
  'bounced',
  'skipped',
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Those of which nothing more happens by itself. */
export const settledStates = ['accepted', 'refused', 'unknown', 'bounced', 'skipped'] as const;

/** Where a recipient can go from a state. From `refused` and `unknown` only a person leads back. */
export const nextStates: Readonly<Record<RecipientState, readonly RecipientState[]>> = {
  waiting: ['claimed', 'skipped'],
  claimed: ['waiting', 'sending', 'deferred', 'refused', 'skipped'],
  sending: ['accepted', 'deferred', 'refused', 'unknown'],
  accepted: ['bounced'],
  deferred: ['claimed', 'skipped'],
  refused: ['waiting'],
  unknown: ['waiting', 'bounced'],
  bounced: [],
  skipped: [],
};

const hourMs = 3_600_000;

/** What is later than this is no news any more, or of a copy: a person decides. */
const longestDelayMs = hourMs;

/** Whether what was due then would be late now: it waits for a person. */
export const isOverdue = (dueAt: Date, now: Date): boolean =>
  now.getTime() - dueAt.getTime() > longestDelayMs;

export interface Standing {
  status: DispatchStatus;
  dueAt: Date;
  watchedAt: Date;
  installation: string;
}

/** What is to become of a dispatch that a worker looks at: it goes, waits for its time, or for a person. */
export function whatNow(
  { status, dueAt, watchedAt, installation }: Standing,
  now: Date,
  here: string,
): 'go' | 'wait' | 'overdue' | 'restored' | 'nothing' {
  if (status !== 'waiting' && status !== 'sending') return 'nothing';
  if (installation !== here) return dueAt <= now ? 'restored' : 'wait';
  if (dueAt > now) return 'wait';
  const since = status === 'waiting' ? dueAt : watchedAt;
  return isOverdue(since, now) ? 'overdue' : 'go';
}
