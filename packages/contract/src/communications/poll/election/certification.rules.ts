import { addDays } from '../../../wire/days';
import type { PollInput } from '../poll-input';

type Profile = PollInput['profile'];

/**
 * Days in which members can ask for a recount before a result is final: in Texas until the fifteenth after the vote, or after the
 * result was announced (Property Code 209.0057(b)).
 */
const recountDays: Record<Profile, number> = { none: 0, california: 0, texas: 15, florida: 0 };

/** Whether members have to be told of the result before it is final (California, Civil Code 5120(b); Texas, Property Code 209.0057). */
const demandsNotice: Record<Profile, boolean> = {
  none: false,
  california: true,
  texas: true,
  florida: false,
};

/** Days after the close within which they have to be told (California, Civil Code 5120(b)); null where none are named. */
const noticeDays: Record<Profile, number | null> = { none: null, california: 15, texas: null, florida: null };

interface Standing {
  profile: Profile;
  /** What the community's own documents ask for; a state's days are at least kept. */
  recountDays: number;
  /** The day of the close. */
  closedOn: string;
  /** When members were told of the result; null where nobody recorded it. */
  noticeOn: string | null;
}

/** The last day on which members have to be told of a result; null where no day is named. */
export function noticeDueOn({ profile, closedOn }: Pick<Standing, 'profile' | 'closedOn'>): string | null {
  const days = noticeDays[profile];
  return days === null ? null : addDays(closedOn, days);
}

/** Until when, with that day, a result can be contested; null where there is no such time. */
export function contestedUntil(standing: Standing): string | null {
  const days = Math.max(standing.recountDays, recountDays[standing.profile]);
  if (days === 0) return null;
  const { closedOn, noticeOn } = standing;
  return addDays(noticeOn !== null && noticeOn > closedOn ? noticeOn : closedOn, days);
}

type CertificationBar = 'notice' | 'window';

/** Why a result cannot be certified on a day; null where it can. */
export function certificationBar(standing: Standing, today: string): CertificationBar | null {
  if (demandsNotice[standing.profile] && standing.noticeOn === null) return 'notice';
  const until = contestedUntil(standing);
  return until !== null && today <= until ? 'window' : null;
}
