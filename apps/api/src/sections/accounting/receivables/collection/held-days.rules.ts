import { addDays } from '@courtyard/contract/days';
import type { OpenSince } from '../../../../ledger';

/** Days on which nobody collected, from one to another, both included; null: it goes on. */
export interface Span {
  from: string;
  to: string | null;
}

/** The parts of what is open by the petition of a bankruptcy: what fell due before its day, and what since (11 U.S.C. §523(a)(16)). */
export function byPetition<T extends { dueOn: string }>(
  charges: readonly T[],
  petitionOn: string | undefined,
): { before: T[]; since: T[] } {
  const isBefore = ({ dueOn }: T) => petitionOn !== undefined && dueOn < petitionOn;
  return { before: charges.filter(isBefore), since: charges.filter((charge) => !isBefore(charge)) };
}

/** What of a charge draws interest: what was open of it since when, and nothing on days on which nobody collected. */
export function withoutHeldDays(course: readonly OpenSince[], held: readonly Span[]): OpenSince[] {
  const [first] = course;
  if (!first || held.length === 0) return [...course];
  const isHeld = (day: string) => held.some(({ from, to }) => from <= day && (to === null || day <= to));
  const turns = held.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]));
  const days = [...new Set([...course.map(({ day }) => day), ...turns])].filter((day) => day >= first.day);
  return days.toSorted().map((day) => ({
    day,
    openMinor: isHeld(day) ? 0 : (course.findLast((since) => since.day <= day)?.openMinor ?? 0),
  }));
}
