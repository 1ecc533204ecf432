import type { Poll } from '../poll';

type Standing = Pick<Poll, 'meeting' | 'subject' | 'profile'>;

/** Why the words of an open poll cannot be changed; null where they can. */
export function amendmentBar({ meeting, subject, profile }: Standing) {
  if (meeting === null) return 'no-meeting';
  if (subject === 'election') return 'election';
  // What was received cannot be taken back (Civil Code 5120(a)), so it cannot be dropped either.
  if (profile === 'california') return 'irrevocable';
  return meeting.status === 'in-session' ? null : 'not-in-session';
}
