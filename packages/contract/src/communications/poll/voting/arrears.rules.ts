import { z } from 'zod';
import { addDays } from '../../../wire/days';
import { day } from '../../../wire/primitives';
import type { PollInput } from '../poll-input';

/** What somebody owes, and what was done about it before their vote is suspended. */
export const arrears = z.object({
  amountMinor: z.int().min(1).max(1_000_000_000_000),
  dueSince: day,
  /** When they were given proof of it. */
  proofOn: day,
  /** When the board voted for the suspension. */
  votedOn: day,
});

export type Arrears = z.infer<typeof arrears>;

interface Missing {
  field: 'reason' | `arrears.${keyof Arrears}`;
  reason: string;
}

/** Florida, Statutes 718.303(5) and (6): more than $1,000 that is more than 90 days late, 30 days of proof, and a vote of the board. */
const florida = { amountMinor: 100_000, lateDays: 90, proofDays: 30 };

/** What a suspension for money lacks by the rules of a state on a day; nothing where the state names no test. */
export function lackingFor(profile: PollInput['profile'], owed: Arrears | null, today: string): Missing[] {
  if (profile !== 'florida') return [];
  if (owed === null)
    return [
      {
        field: 'reason',
        reason:
          'Florida: record the amount owed, since when, the date of proof of notice and of the board vote (Statutes 718.303(5) and (6)).',
      },
    ];
  const missing: (Missing | false)[] = [
    owed.amountMinor <= florida.amountMinor && {
      field: 'arrears.amountMinor',
      reason: 'Florida: more than $1,000 must be owed (Statutes 718.303(5)).',
    },
    owed.dueSince >= addDays(today, -florida.lateDays) && {
      field: 'arrears.dueSince',
      reason: 'Florida: it must be more than 90 days late (Statutes 718.303(5)).',
    },
    owed.proofOn > addDays(today, -florida.proofDays) && {
      field: 'arrears.proofOn',
      reason: 'Florida: proof must be given 30 days before the suspension (Statutes 718.303(5)).',
    },
    owed.votedOn > today && {
      field: 'arrears.votedOn',
      reason: 'Florida: the board must vote on the suspension first (Statutes 718.303(6)).',
    },
  ];
  return missing.filter((each) => each !== false);
}
