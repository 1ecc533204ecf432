import { addMonths } from '../../../wire/days';
import type { PollInput } from '../poll-input';

type Profile = PollInput['profile'];

/** Whole years for which ballots, envelopes, codes and the list of electors are kept after the close. */
const retentionYears: Record<Profile, number> = {
  none: 3,
  // Civil Code 5200(c), 5210(a): the current fiscal year and the two before.
  california: 3,
  texas: 3,
  // Statutes 718.111(12)(a): one year from the election.
  florida: 1,
};

/** The last day on which the records of a vote are kept, from the day on which it closed. */
export const keptUntil = (profile: Profile, closedOn: string): string =>
  addMonths(closedOn, 12 * retentionYears[profile]);

/** How many inspectors a state asks for; any number where none is named (California, Civil Code 5110(a)). */
export const inspectorsNeeded = (profile: Profile): readonly number[] | null =>
  profile === 'california' ? [1, 3] : null;

interface Standing {
  profile: Profile;
  acclamation: boolean;
  seats: number;
  candidates: number;
  /** Days between the opening of the nominations, when members are told, and their last day. */
  nominationDays: number;
  /** Days between the reminder and the last day; null where none was sent. */
  reminderDays: number | null;
}

export const acclamationBars = [
  'documents',
  'contested',
  'nobody',
  'california-notice',
  'california-reminder',
] as const;
export type AcclamationBar = (typeof acclamationBars)[number];

/** Days of notice before nominations end, without which California has no acclamation (Civil Code 5103(b)). */
export const californiaNoticeDays = 90;

/** Days before nominations end on which a reminder can be sent (Civil Code 5103(b)(2)), and the one on which it is. */
const californiaReminderDays = { from: 7, to: 30 };
export const reminderDay = 14;

/**
 * Why candidates cannot be elected without a vote; null where they can. In a condominium of Florida there is no ballot
 * unless candidates are more than seats (Administrative Code 61B-23.0021(1)(d)); elsewhere the members have to be told
 * before that it may come so. Texas asks for no ballots in an uncontested race (Property Code 209.0058).
 */
export function acclamationBar(standing: Standing): AcclamationBar | null {
  const { profile, acclamation, seats, candidates, nominationDays, reminderDays } = standing;
  if (candidates > seats) return 'contested';
  if (candidates === 0) return 'nobody';
  if (profile === 'florida') return null;
  if (!acclamation) return 'documents';
  if (profile !== 'california') return null;
  if (nominationDays < californiaNoticeDays) return 'california-notice';
  const { from, to } = californiaReminderDays;
  const isReminded = reminderDays !== null && reminderDays >= from && reminderDays <= to;
  return isReminded ? null : 'california-reminder';
}
